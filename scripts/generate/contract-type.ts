import type { Json } from './json.ts'

export interface Contract {
  document: Json
  /** Component name → schema, in the order of the names. */
  schemas: Record<string, Json>
  /** Component name → folder under `openapi/schemas`, a tag or `shared`. */
  folders: Record<string, string>
}
