import { sepaIban } from '../../sepa/iban.ts'
import { cleaned, isEmpty, type Line } from '../table/line.ts'
import { guesses, isEnough, type Field } from './columns.ts'
import { centsOf, dayIn, decimalSign } from './figures.ts'
import { BadStatement, MOST_ENTRIES, oneLine } from './statement.ts'
import type { ReadEntry, ReadStatement } from './statement.ts'

/** A column, and what it was read as. */
export interface Column {
  index: number
  name: string
  samples: string[]
  field: Field | null
}

/** A table as it was read; `statement` is null where nobody knows yet what its columns hold. */
export interface ReadTable {
  columns: Column[]
  statement: ReadStatement | null
}

/** Titles, account and period stand above the names of the columns. */
const HEADER_WITHIN = 30

/** What somebody said of a column. */
export interface Mapped {
  column: number
  field: Field
}

function linesOf(from: Iterator<Line>): Line[] {
  const lines: Line[] = []
  for (let next = from.next(); !next.done; next = from.next()) {
    const line = cleaned(next.value)
    if (!isEmpty(line.cells)) lines.push(line)
    if (lines.length > MOST_ENTRIES + HEADER_WITHIN) throw new BadStatement('tooMany', line.line)
  }
  return lines
}

/** The names of the columns: the first row that is enough, else the widest of the first ones. */
function headerAt(lines: readonly Line[]): number {
  const first = lines.slice(0, HEADER_WITHIN)
  const at = first.findIndex(({ cells }) => isEnough(guesses(cells)))
  if (at !== -1) return at
  const widths = first.map(({ cells }) => cells.filter(Boolean).length)
  return widths.indexOf(Math.max(...widths))
}

function entriesOf(rows: readonly Line[], columns: readonly Column[]): ReadEntry[] {
  const cells = ({ cells: all }: Line, field: Field): string[] =>
    columns.filter((column) => column.field === field).map(({ index }) => all[index] ?? '')
  const one = (row: Line, field: Field): string => cells(row, field)[0] ?? ''
  const figures = (['amount', 'in', 'out'] as const).flatMap((field) =>
    rows.map((row) => one(row, field)),
  )
  const decimal = decimalSign(figures)
  return rows.flatMap((row) => {
    const { line } = row
    const cents = (field: Field): number => centsOf(one(row, field), decimal, line) ?? 0
    const when = one(row, 'booked') || one(row, 'valued')
    // Sums and notes stand below the entries, without a day.
    if (when === '') return []
    const amount = cents('amount') + cents('in') - Math.abs(cents('out'))
    const valued = one(row, 'valued')
    return {
      bookedOn: dayIn(when, line),
      valueOn: valued === '' ? null : dayIn(valued, line),
      amount,
      text: oneLine(cells(row, 'text').join(' ')) ?? '',
      reference: oneLine(one(row, 'reference')),
      party: oneLine(one(row, 'party')),
      iban: sepaIban(one(row, 'iban')),
    }
  })
}

/** Balances before the first and after the last entry, where each balance follows from the one before. */
function balances(entries: readonly ReadEntry[], after: readonly (number | null)[]) {
  const follow = (amounts: readonly ReadEntry[], said: readonly (number | null)[]) =>
    said.every(
      (balance, at) =>
        balance !== null &&
        (at === 0 || balance === (said[at - 1] ?? 0) + (amounts[at]?.amount ?? 0)),
    )
  const [first] = entries
  const last = entries.at(-1)
  if (first && follow(entries, after))
    return { opening: (after[0] ?? 0) - first.amount, closing: after.at(-1) ?? null }
  if (last && follow(entries.toReversed(), after.toReversed()))
    return { opening: (after.at(-1) ?? 0) - last.amount, closing: after[0] ?? null }
  return { opening: null, closing: null }
}

/**
 * A statement in a table. Columns are known by their names in four languages, or as `mapping` says.
 * Throws BadStatement for a day or an amount that is none.
 */
export function readTable(from: Iterator<Line>, mapping: readonly Mapped[]): ReadTable {
  const lines = linesOf(from)
  if (lines.length === 0) throw new BadStatement('empty')
  const header = headerAt(lines)
  const names = lines[header]?.cells ?? []
  const rows = lines.slice(header + 1)
  const guessed = guesses(names)
  const said = new Map(mapping.map(({ column, field }) => [column, field]))
  const taken = new Set(mapping.map(({ field }) => field))
  const columns = names.map((name, index): Column => {
    const guess = guessed[index] ?? null
    const field = said.get(index) ?? (guess !== null && taken.has(guess) ? null : guess)
    const samples = rows.flatMap(({ cells }) => cells[index] || []).slice(0, 3)
    return { index, name, samples, field }
  })
  if (!isEnough(columns.map(({ field }) => field))) {
    if (columns.length < 2 || rows.length === 0) throw new BadStatement('unknown')
    return { columns, statement: null }
  }
  const entries = entriesOf(rows, columns)
  if (entries.length === 0) throw new BadStatement('empty')
  const at = columns.find(({ field }) => field === 'balance')?.index
  const texts = rows.map(({ cells }) => (at === undefined ? '' : (cells[at] ?? '')))
  const decimal = decimalSign(texts)
  const after = texts.map((text) => looseCents(text, decimal)).slice(0, entries.length)
  const days = entries.map(({ bookedOn }) => bookedOn).toSorted()
  return {
    columns,
    statement: {
      iban: null,
      name: '',
      from: days[0] ?? '',
      to: days.at(-1) ?? '',
      ...balances(entries, after),
      entries: entries.filter(({ amount }) => amount !== 0),
      countOff: false,
    },
  }
}

/** A balance is looked at, never kept: one that cannot be read is none. */
function looseCents(text: string, decimal: ',' | '.'): number | null {
  try {
    return centsOf(text, decimal, 0)
  } catch {
    return null
  }
}
