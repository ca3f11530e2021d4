// One import for an app: the model of a board, its geometry, the interaction logic, and the controller between them and
// the app's own types.

@_exported public import KanbanGeometry
@_exported public import KanbanHost
@_exported public import KanbanInteraction
@_exported public import KanbanModel
