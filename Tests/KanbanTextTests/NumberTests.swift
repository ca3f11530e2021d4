import KanbanText
import Testing

@Suite("Numbers as text")
struct NumberTests {
  @Test(
    "A decimal number has no exponent and no needless digits",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (5, "5"), (-12.5, "-12.5"), (0.001, "0.001"), (1.2e-7, "0.00000012"),
      (999_999_999, "999999999"), (116.66666666666667, "116.66666666666667"), (-3e-5, "-0.00003"),
      (1e15, "1000000000000000"), (1e21, "1000000000000000000000"), (-0x1p60, "-1152921504606847000"),
    ])
  func decimal(value: Double, text: String) {
    #expect(Numbers.decimal(value) == text)
    #expect(Double(text) == value)
  }

  @Test(
    "The shortest form keeps the exponent of very large and very small numbers",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (-7, "-7"), (2.5, "2.5"), (1e-7, "1e-07"), (0x1p53, "9007199254740992"),
      (0x1p54, "1.8014398509481984e+16"), (.infinity, "inf"),
    ])
  func exact(value: Double, text: String) {
    #expect(value.exactWords == text)
    #expect(Double(text) == value)
  }

  @Test(
    "A whole number is written with its point at another place",
    arguments: [
      (116_666, 3, "116.666"), (320_000, 3, "320"), (5, 3, "0.005"), (-50, 3, "-0.05"), (0, 3, "0"),
      (1_500_000, 6, "1.5"), (42, 0, "42"), (.min, 6, "-9223372036854.775808"),
    ] as [(Int64, Int, String)])
  func places(value: Int64, places: Int, text: String) {
    #expect(Numbers.decimal(value, places: places) == text)
  }

  @Test(
    "A length is told to a hundredth, halves away from zero",
    arguments: [
      (452, "452"), (28.5, "28.5"), (-0.125, "-0.13"), (-0.001, "0"), (0.005, "0.01"), (1e15, "far"),
      (.nan, "?"),
    ])
  func length(value: Double, text: String) {
    #expect(value.words == text)
  }
}
