// Written by `npm run generate`. Do not edit.

/** JSON Schema 2020-12; `$ref` only to `http://llar/contract#/$defs/<Component>`. */
export type JsonSchema = Record<string, unknown>
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A file field of a multipart body. It is not in `body.schema`; its `<field>_extra` is, when the contract has one. */
export interface FileField {
  name: string
  /** true: the field may be sent several times. */
  many: boolean
  /** Parts at most; 1 for a single file. */
  maxItems: number
  minItems: number
  required: boolean
  /** Media types the contract lists in `encoding` or `contentMediaType`; empty: the handler decides. */
  types: string[]
}

export interface RouteBody {
  required: boolean
  /** `application/json`, `multipart/form-data`, in the order of the contract. */
  contentTypes: string[]
  /** The object without its file fields. */
  schema: JsonSchema
  files: FileField[]
  /** Per top-level field: `text` = the part's text as it is; `json` = the part is JSON text; `nullable` = an empty part is null. */
  parts: Record<string, { kind: 'text' | 'json'; nullable: boolean }>
}

export interface RouteReply {
  description: string
  /** null: no body (204). */
  contentType: string | null
  /** What else a file may be, where the contract names several. */
  orTypes?: string[]
  /** null for binary replies and for replies without a body. */
  schema: JsonSchema | null
  binary: boolean
}

export interface Route {
  operationId: string
  tag: string
  method: HttpMethod
  /** As Fastify wants it: `/api/v1/property/:id/`. */
  url: string
  /** As the contract writes it: `/api/v1/property/{id}/`. */
  path: string
  /** true: a token is needed. */
  security: boolean
  /** Who may call; null: everybody who may call at all. */
  roles: string[] | null
  /** Only the site's operator may call; to everybody else it is not there. */
  operator: boolean
  /** The switch a STAFF needs for it besides; null: none. */
  switch: string | null
  /** What a key needs for it: a scope, `public` where it is nobody, `never` where only people ask. */
  scope: string
  /** The session must have proved itself lately: always, or where the body has one of these fields. */
  stepUp: boolean | string[]
  /** Who still owes the second step that their agency asks for may call it: who has none (`new`), or anybody; null: nobody. */
  beforeSecond: 'always' | 'new' | null
  /** A replica may answer: anybody, or who has all that they wrote; null: the primary alone. */
  read: 'replica' | 'after-write' | null
  /** What its line in the audit log is about: `kind`, `kind/{id}`, `kind/{reply.id}`; null: it leaves none. */
  audit: string | null
  /** It waits on a device without a connection, and takes an `Idempotency-Key`; null: neither. */
  offline: { queue: true } | null
  /** `max` requests in `window` seconds. */
  rate: { max: number; window: number } | null
  /** Bytes of the whole body; null: the server's default. */
  maxBytes: number | null
  /** Object schemas; null when the operation takes none. `query` has additionalProperties false. */
  params: JsonSchema | null
  query: JsonSchema | null
  headers: JsonSchema | null
  body: RouteBody | null
  /** The first 2xx. */
  success: number
  /** Days (ISO) it is deprecated from and gone after, and the address to ask instead; null: it stays. */
  deprecated: { on: string; sunset: string; instead?: string } | null
  /** By status, '400' and so on. */
  replies: Record<string, RouteReply>
}

export interface RoutesFile {
  /** To be added to Ajv and fast-json-stringify under its `$id` before any route's schema. */
  contract: { $id: 'http://llar/contract'; $schema: string; $defs: Record<string, JsonSchema> }
  routes: Route[]
}
