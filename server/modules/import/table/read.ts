import type { ImportColumn, ImportTablePlan } from '../../../../generated/model/index.ts'
import type { Line } from '../../../formats/table/line.ts'
import type { FeedEmpties, FeedEvent } from '../feed/feed-event.ts'
import type { FeedHome } from '../feed/feed-home.ts'
import { decimalOf } from '../said/decimal.ts'
import { emptiesOf } from '../said/empties.ts'
import { homeOf } from '../said/home.ts'
import { nameFields } from '../said/name-fields.ts'
import { SaidHome, type SaidValue } from '../said/said.ts'
import { fold } from '../terms/types.ts'
import { NUMBERS } from './fields.ts'
import type { HomeTable } from './open.ts'

/** A home of a table and where its first row stands. */
export interface TableHome {
  line: number
  home: FeedHome
  said: SaidHome
}

/** How a column's cells are read. */
type Reader = Pick<ImportColumn, 'column' | 'field'> & Omit<SaidValue, 'text'>

function readersOf({ header, rows }: HomeTable, { columns }: ImportTablePlan): Reader[] {
  return columns.map(({ column, field, decimal, words }) => ({
    column,
    field,
    label: header[column] || `#${column + 1}`,
    decimal: NUMBERS.has(field) ? (decimal ?? decimalOf(cellsOf(rows, column))) : null,
    words: new Map(words?.map(({ word, code }) => [fold(word), code])),
  }))
}

function* cellsOf(rows: Line[], column: number): Generator<string> {
  for (const { cells } of rows) {
    const cell = cells[column]
    if (cell) yield cell
  }
}

/** What a row says, by our fields. */
function saidBy(readers: Reader[], { cells }: Line): SaidHome {
  const said = new SaidHome()
  for (const { column, field, label, decimal, words } of readers)
    said.add(field, {
      text: cells[column] ?? '',
      label,
      ...(decimal !== undefined && { decimal }),
      ...(words && { words }),
    })
  return said
}

/**
 * The homes of a table. Rows of one id are one home when they offer it for something else each
 * (`venta`, `alquiler`); of other doubles the first counts, and that is said.
 */
export function homesOf(table: HomeTable, plan: ImportTablePlan): TableHome[] {
  const readers = readersOf(table, plan)
  const names = new Map(readers.map(({ field, label }) => [field as string, label]))
  const found = new Map<string, TableHome>()
  for (const line of table.rows) {
    const said = saidBy(readers, line)
    const home = homeOf(said, plan.operation)
    if (line.unclosed)
      home.remarks.push({ field: '', key: 'unclosed', params: {}, severity: 'warning' })
    if (home.refused?.key === 'noId')
      home.refused = { ...home.refused, key: 'noIdLine', params: { line: line.line } }
    const key = home.externalId || `#${line.line}`
    const before = found.get(key)
    if (!before) found.set(key, { line: line.line, home, said })
    else addRow(before.home, home, line.line)
  }
  for (const { home } of found.values()) nameFields(home, (field) => names.get(field))
  return [...found.values()]
}

function addRow(first: FeedHome, again: FeedHome, line: number): void {
  const there = new Set(first.steps.basics.offers.map(({ operation }) => operation))
  const more = again.steps.basics.offers.filter(({ operation }) => !there.has(operation))
  if (first.refused || again.refused || more.length === 0)
    first.remarks.push({
      field: 'externalId',
      key: 'doubleRow',
      params: { id: first.externalId, line },
      severity: 'warning',
    })
  else first.steps.basics.offers.push(...more)
}

/**
 * The homes as a run reads them. A field that no column fills is nobody's fault: somebody saw it
 * missing when the columns were named.
 */
export function* eventsOf(table: HomeTable, plan: ImportTablePlan): Generator<FeedEvent> {
  const homes = homesOf(table, plan).map((one) => ({ ...one, lacks: emptiesOf(one.said) }))
  const names = Object.keys(homes[0]?.lacks ?? {}) as (keyof FeedEmpties)[]
  const asked = names.filter((name) => homes.some(({ lacks }) => !lacks[name]))
  for (const { home, lacks, line } of homes) {
    const empty = Object.fromEntries(
      names.map((name) => [name, asked.includes(name) && lacks[name]]),
    ) as FeedEmpties
    yield { kind: 'home', home, empty, lineOf: () => line }
  }
  yield { kind: 'format', fits: true }
}
