// Written by `npm run generate`. Do not edit.

/** What the command line knows of the contract: `commands.json`. */
export interface CommandTable {
  /** The contract's version. */
  version: string
  commands: Command[]
  /** Named objects of bodies → their fields. */
  objects: Record<string, Field[]>
  /** Named enumerations → value → what it means. */
  values: Record<string, Record<string, string>>
}

/** One operation: `llar <tag> <verb>`. */
export interface Command {
  id: string
  tag: string
  verb: string
  method: string
  path: string
  summary: string
  about: string
  /** Who may call it; null: whoever is signed in, or anybody where `scope` is public. */
  roles: string[] | null
  /** What a key needs: `read:property`, `public`, or `never` of what only a person's session may. */
  scope: string
  /** It takes something away, or changes many at once: asked before it is sent. */
  asks: boolean
  params: Field[]
  query: Field[]
  headers: Field[]
  /** Name of the body's object. */
  body: string | null
  /** The operation that answers what this one changes, with its version. */
  record: string | null
  /** `list`: an object with `items`; `lines`: a stream that does not end by itself. */
  answer: 'list' | 'record' | 'file' | 'lines' | 'nothing'
  /** The list goes on: `cursor` of the query takes `next` of the answer. */
  goesOn: boolean
}

/** A value of a query or a body. */
export interface Field {
  name: string
  /** `json`: anything else than a text, a number or a yes; its object's fields where it has a name. */
  type: 'text' | 'integer' | 'number' | 'boolean' | 'file' | 'json'
  object?: string
  /** A name of `values`, or the values themselves. */
  values?: string | string[]
  many?: true
  required?: true
  /** It may be emptied: `null`. */
  nullable?: true
  about?: string
  example?: string
}
