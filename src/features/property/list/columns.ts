import { fields } from '../../../../generated/fields/property/list'
import type { Field } from '../../../../generated/fields/field'

/**
 * Columns of what a row is made of, in their order; each is drawn in its own way
 * (portfolio-table.tsx).
 */
const OWN = [
  'status',
  'price',
  'perM2',
  'quality',
  'leads',
  'agent',
  'tags',
  'mandate',
  'published',
  'updated',
] as const
export type OwnColumn = (typeof OWN)[number]

/** Those of the home's own fields whose `x-shows` says so, by name. */
const FIELDS: ReadonlyMap<string, Field> = new Map(fields.map((field) => [field.name, field]))

/** The field of a column; undefined for one of the row's own. */
export const fieldOf = (column: string): Field | undefined => FIELDS.get(column)

/** Columns beside the home that can be chosen. */
export const COLUMNS: readonly string[] = [...OWN, ...FIELDS.keys()]

/** Shown until the person chooses. */
export const FIRST_COLUMNS: readonly string[] = [
  'status',
  'price',
  'perM2',
  'quality',
  'leads',
  'agent',
  'updated',
  ...fields.flatMap(({ name, first }) => (first ? [name] : [])),
]

/** Where their choice is kept. */
export const COLUMNS_KEY = 'llar.columns.homes'
