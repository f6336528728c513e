// Written by `npm run generate`. Do not edit.

/** What an assistant may ask of the contract: `tools.json`. */
export interface ToolTable {
  /** The contract's version. */
  version: string
  /** The tools of each, in the contract's order. */
  roles: Record<ToolRole, Tool[]>
}

/** Whose tools: of people who do not sign in, of those who look for a home, of STAFF and ADMIN. */
export type ToolRole = 'visitor' | 'USER' | 'agents'

/** One intent (`x-tool`): what a model reads of it, and what is asked for it. */
export interface Tool {
  name: string
  /** The model's words. */
  description: string
  /** JSON Schema 2020-12 without references. */
  inputSchema: Record<string, unknown>
  /** All that its operations ask of a key (`x-scope`). */
  scopes: string[]
  /** Whether it reads, or proposes what a person confirms. */
  act: 'read' | 'propose'
  lead: ToolOperation
  /** Operations that it asks besides, by their id. */
  parts: Record<string, ToolOperation>
}

/** An operation as a tool asks it. */
export interface ToolOperation {
  id: string
  /** Its path, with its parameters in braces. */
  path: string
  /** `x-scope`: `public` where nobody signs in. */
  scope: string
  /** Argument → parameter, where it stands, and whether it comes as whole euros or is a list. */
  takes: Record<string, { name: string; in: 'path' | 'query' | 'body'; euros: boolean; many: boolean }>
  fixed: Record<string, string | number | boolean>
  gives: Given[]
  /** Where names, phones and mails of people stand in the whole answer. */
  people: string[]
}

/** A value of the answer that the tool gives. */
export interface Given {
  /** Pointer into the answer, `*` for each item of a list. */
  at: string
  /**
   * `words`: one text per language, of which one is given; `euros`: EUR cents, given as euros under
   * `<name>Euros`; `home`: the id of a home, beside which its page is named; `person`: a name, phone
   * or mail of somebody.
   */
  as: 'plain' | 'words' | 'euros' | 'home' | 'person'
  /** Who wrote the text, where it is not ours. */
  from?: string
}
