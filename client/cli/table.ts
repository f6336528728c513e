import type { Command, CommandTable, Field } from '../../generated/cli/command-type.ts'
import json from '../../generated/cli/commands.json' with { type: 'json' }

export type { Command, Field }

/** Every operation of the contract, written by `npm run generate`. */
export const TABLE = json as unknown as CommandTable

/** Flags of `llar` itself; no field of a command has one of these names (table.test.ts). */
export const OWN_FLAGS = {
  json: 'Print JSON, as it does by itself where it is not read at a terminal',
  ndjson: 'Print one line of JSON for each row',
  csv: 'Print rows as CSV',
  all: 'Go on to the end of a list that comes in pages',
  lang: 'Language of texts and refusals: es, en, ca, de',
  yes: 'Do not ask before what takes something away',
  out: 'Write the answer into this file',
  body: 'The whole body as JSON, as @FILE, or as - for standard input; flags change it',
  help: 'Say what there is',
} as const

/** Those that stand alone; each other one takes a value. */
export const SWITCHES = new Set(['json', 'ndjson', 'csv', 'all', 'yes', 'help'])

const kebab = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()

/**
 * The flag of a field: `priceMax` → `price-max`. What guards against another's change in between,
 * `version`, is `at`: `llar --version` says which llar this is.
 */
export const flagOf = ({ name }: Pick<Field, 'name'>): string =>
  name === 'version' ? 'at' : kebab(name)

export const tagsOf = (): string[] => [...new Set(TABLE.commands.map(({ tag }) => tag))]
export const commandsOf = (tag: string): Command[] =>
  TABLE.commands.filter((one) => one.tag === tag)
export const commandOf = (tag: string, verb: string): Command | undefined =>
  TABLE.commands.find((one) => one.tag === tag && one.verb === verb)

export const commandBy = (id: string | null): Command | undefined =>
  TABLE.commands.find((one) => one.id === id)

/** Fields of a command's body, or of an object in it. */
export const fieldsOf = (object: string | null | undefined): readonly Field[] =>
  (object && TABLE.objects[object]) || []

/** Ours, and a yes or a no of the command; `--flag=false` says no. */
export const standsAlone = (command: Command, flag: string): boolean =>
  SWITCHES.has(flag) ||
  [...fieldsOf(command.body), ...command.query].some(
    (field) => field.type === 'boolean' && !field.many && flagOf(field) === flag,
  )

/** What a field may be, each with what it means where the contract says it. */
export function meaningsOf({ values }: Pick<Field, 'values'>): Record<string, string> | null {
  if (values === undefined) return null
  if (typeof values === 'string') return TABLE.values[values] ?? null
  return Object.fromEntries(values.map((value) => [value, '']))
}
