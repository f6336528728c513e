// Written by `npm run generate`. Do not edit.

/** Where a field of a record shows besides its form, by the keyword `x-shows` (docs/how-to/add-a-field.md). */
export type Surface = 'record' | 'list' | 'listFirst' | 'csv' | 'facts' | 'compare' | 'print' | 'search' | 'draft'

/** What kind of value a field holds: a code is one of an enumeration, money is cents, a day is YYYY-MM-DD. */
export type FieldKind = 'text' | 'localized' | 'code' | 'boolean' | 'number' | 'year' | 'money' | 'day'

/** A field that shows somewhere besides its form. */
export interface Field {
  /** What lists, files and papers call it: its path inside the step. */
  name: string
  /** Its place in the record, `*` for the items of a list: `layout.bedrooms`. */
  path: string
  /** Key of its heading: `groups.<group>`. */
  group: string
  kind: FieldKind
  /** Of a number. */
  unit?: string
  /** Of a code: its words stand at `enums.<codes>.<code>`. */
  codes?: string
  /** A list of such values. */
  many?: boolean
  /** Its place in the public record. */
  at?: string
  /** A column that is there until the person chooses. */
  first?: boolean
}

/** How a page, a file or a paper words the kinds of values; everything else is the same everywhere. */
export interface Voice {
  code: (codes: string, code: string) => string
  yes: string
  no: string
  /** A number, with its unit when it has one. */
  number: (value: number, unit: string | undefined) => string
  /** Integer cents, with their unit when it has one. */
  money: (cents: number, unit: string | undefined) => string
  day: (day: string) => string
  /** The text of a map of languages that is read here. */
  localized: (texts: Readonly<Record<string, string>>) => string
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a dotted path; `*` gathers those of a list. */
export function valueAt(source: unknown, path: string): unknown {
  const [key = '', ...rest] = path.split('.')
  if (key === '*') return Array.isArray(source) ? source.flatMap((item) => valueAt(item, rest.join('.')) ?? []) : undefined
  if (!isRecord(source)) return undefined
  return rest.length === 0 ? source[key] : valueAt(source[key], rest.join('.'))
}

function sayOne(field: Field, value: unknown, voice: Voice): string | null {
  if (typeof value === 'boolean') return value ? voice.yes : voice.no
  if (field.codes !== undefined && (typeof value === 'string' || typeof value === 'number')) return voice.code(field.codes, String(value))
  if (typeof value === 'number') return field.kind === 'money' ? voice.money(value, field.unit) : field.kind === 'year' ? String(value) : voice.number(value, field.unit)
  if (typeof value === 'string') return value === '' ? null : field.kind === 'day' ? voice.day(value) : value
  return isRecord(value) ? voice.localized(value as Record<string, string>) || null : null
}

/** A value as people read it, by kind, unit and enumeration of its field; null for what says nothing. */
export function fieldText(field: Field, value: unknown, voice: Voice): string | null {
  if (!Array.isArray(value)) return sayOne(field, value, voice)
  return value.map((item) => sayOne(field, item, voice)).filter((words) => words !== null).join(', ') || null
}

/** The value in the public record: in its own place, else among the facts by name. */
export function publicValue(listing: { facts?: Readonly<Record<string, unknown>> }, { at = '', name }: Field): unknown {
  return at.startsWith('facts.') ? listing.facts?.[name] : valueAt(listing, at)
}

/** Known values of a record's fields by their names. */
export function valuesOf(record: unknown, fields: readonly Field[]): Record<string, unknown> {
  const known = fields.map((field) => [field.name, valueAt(record, field.path)] as const)
  return Object.fromEntries(known.filter(([, value]) => value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0)))
}

/** Named things in a given order; what it does not name comes after, as it stood. */
export function inOrder<Named extends { name: string }>(order: readonly string[], all: readonly Named[]): Named[] {
  const place = ({ name }: Named): number => (order.includes(name) ? order.indexOf(name) : order.length)
  return [...all].sort((one, other) => place(one) - place(other))
}
