import type { Contract } from '../contract.ts'
import { asJson, asList, type Json } from '../json.ts'
import { tagsOf } from '../server-types.ts'
import { fieldOf, type Field } from './field.ts'
import { ShownFields, type Shown } from './shown.ts'

/** Surfaces with a table; a record that is drawn by its forms may read `shows` there instead. */
const TABLES = ['record', 'list', 'csv', 'facts', 'compare', 'print', 'search', 'draft']
/**
 * Surfaces that share a dictionary, where a field goes by its name alone: a row of the list, the
 * public record.
 */
const BY_NAME = [
  ['list', 'listFirst', 'csv'],
  ['facts', 'compare', 'print', 'draft'],
]
/** Surfaces that the server words, too. */
const WORDED = ['print', 'search', 'draft']
/** As long as the name of a column may be in a saved view. */
const LONGEST_NAME = 40

/** A field in a table; `first` of a column that is there until the person chooses. */
export interface Row extends Field {
  first?: boolean
}

/** What shows where, of the record of one tag. */
export interface RecordTables {
  tag: string
  tables: { surface: string; fields: Row[]; order: string[] }[]
  /** Fields whose words the server needs. */
  worded: Field[]
}

/**
 * The tables of every record that has surfaces. Throws a Problem for an `x-shows` that cannot hold.
 */
export function recordsOf(contract: Contract): RecordTables[] {
  const shown = new ShownFields(contract)
  const records = tagsOf(contract).flatMap((tag) => {
    const main = asJson(contract.schemas[tag.charAt(0).toUpperCase() + tag.slice(1)])
    const most = asList(main['x-shows']).map(String)
    const before = shown.found.length
    for (const [key, component] of formsOf(contract, tag, main)) shown.addForm(component, key, most)
    const fields = shown.found.slice(before)
    return most.length > 0
      ? [recordOf(contract, shown, { tag, fields, most, order: asJson(main['x-order']) })]
      : []
  })
  shown.refuseStray()
  return records
}

/** Keys of a record that are forms of its tag. */
function formsOf(
  { schemas, folders }: Contract,
  tag: string,
  main: Json,
): [key: string, component: string][] {
  return Object.entries(asJson(main['properties'])).flatMap(([key, property]) => {
    const component =
      String(asJson(property)['$ref'] ?? '')
        .split('/')
        .at(-1) ?? ''
    return folders[component] === tag && asJson(schemas[component])['x-form'] === true
      ? [[key, component]]
      : []
  })
}

interface Found {
  tag: string
  fields: readonly Shown[]
  /** Surfaces that the record has. */
  most: readonly string[]
  order: Json
}

function recordOf(
  contract: Contract,
  shown: ShownFields,
  { tag, fields, most, order }: Found,
): RecordTables {
  for (const surfaces of BY_NAME) refuseTwins(contract, shown, showing(fields, surfaces))
  refuseNumbers(contract, shown, showing(fields, ['search']))
  const tables = TABLES.filter((surface) => most.includes(surface)).map((surface) => {
    const here = showing(fields, surface === 'list' ? ['list', 'listFirst'] : [surface])
    const rows = here.map((one) => ({
      ...fieldOf(contract, one),
      ...(surface === 'list' && one.shows.includes('listFirst') && { first: true }),
    }))
    const names = asList(order[surface]).map(String)
    // Facts stand in groups, and it is these that the order names; elsewhere the page mixes fields
    // with what it makes itself.
    return {
      surface,
      fields: surface === 'facts' ? byGroup(rows, names) : rows,
      order: surface === 'facts' ? [] : names,
    }
  })
  return { tag, tables, worded: showing(fields, WORDED).map((one) => fieldOf(contract, one)) }
}

const showing = (fields: readonly Shown[], surfaces: readonly string[]): Shown[] =>
  fields.filter(({ shows }) => shows.some((surface) => surfaces.includes(surface)))

function byGroup(rows: readonly Row[], groups: readonly string[]): Row[] {
  const place = ({ group }: Row): number =>
    groups.includes(group) ? groups.indexOf(group) : groups.length
  return rows.toSorted((one, other) => place(one) - place(other))
}

/** A name that two fields have would be one column, one fact on paper. */
function refuseTwins(contract: Contract, shown: ShownFields, fields: readonly Shown[]): void {
  const taken = new Map<string, string>()
  for (const field of fields) {
    const { name, path, kind, at } = fieldOf(contract, field)
    const other = taken.get(name)
    if (other !== undefined) shown.refuse(field.place, `${path} would go by the name of ${other}`)
    if (name.length > LONGEST_NAME)
      shown.refuse(field.place, `${name} is longer than a column's name may be (${LONGEST_NAME})`)
    if (kind === 'localized' && at?.startsWith('facts.'))
      shown.refuse(field.place, 'a text in languages has no place among the facts')
    taken.set(name, path)
  }
}

/** People look for words; a number alone would be found everywhere. */
function refuseNumbers(contract: Contract, shown: ShownFields, fields: readonly Shown[]): void {
  const wrong = fields.find(
    (one) => !['text', 'localized', 'code', 'boolean'].includes(fieldOf(contract, one).kind),
  )
  if (wrong) shown.refuse(wrong.place, 'search takes words: a text, a code or a yes')
}
