import { cleaned, isEmpty, type Line } from '../../../../formats/table/line.ts'
import type { TableRow } from '../row.ts'
import { Columns } from './columns.ts'
import { isHeader } from './headers.ts'

/** A title or a date may stand above the names of the columns. */
const HEADER_WITHIN = 10

/** The rows below the names of the columns, cleaned; `columns` knows them once all rows went by. */
export interface Table {
  columns: Columns
  rows: Generator<TableRow>
}

/** Finds the names of the columns and reads what is below them; null for a table without a row. */
export function tableOf(lines: Iterator<Line>): Table | null {
  const first: Line[] = []
  while (first.length < HEADER_WITHIN) {
    const next = lines.next()
    if (next.done) break
    const line = cleaned(next.value)
    if (!isEmpty(line.cells)) first.push(line)
  }
  if (first.length === 0) return null
  const at = headerAt(first)
  const header = at === null ? null : first[at]
  const width = header?.cells.length ?? Math.max(...first.map(({ cells }) => cells.length))
  const columns = new Columns(header?.cells ?? Array.from({ length: width }, () => ''))
  return { columns, rows: below(columns, at === null ? first : first.slice(at + 1), lines, width) }
}

/** The first row that names columns and is as wide as the rows below it. */
function headerAt(first: Line[]): number | null {
  const filled = first.map(({ cells }) => cells.filter((cell) => cell !== '').length)
  const widest = Math.max(...filled)
  const at = first.findIndex(
    ({ cells }, index) => isHeader(cells) && (filled[index] ?? 0) >= Math.min(2, widest),
  )
  return at === -1 ? null : at
}

function* below(
  columns: Columns,
  first: Line[],
  lines: Iterator<Line>,
  width: number,
): Generator<TableRow> {
  for (const line of first) yield rowOf(columns, line, width)
  for (let next = lines.next(); !next.done; next = lines.next()) {
    const line = cleaned(next.value)
    if (!isEmpty(line.cells)) yield rowOf(columns, line, width)
  }
}

function rowOf(columns: Columns, { line, cells, unclosed }: Line, width: number): TableRow {
  columns.see(cells.slice(0, width))
  const remarks: NonNullable<TableRow['remarks']> = []
  if (unclosed) remarks.push({ field: 'row', key: 'unclosed' })
  if (cells.slice(width).some((cell) => cell !== ''))
    remarks.push({
      field: 'row',
      key: 'tooManyCells',
      params: { text: cells.slice(width).filter(Boolean).join(' · ').slice(0, 120) },
    })
  let end = Math.min(cells.length, width)
  while (end > 0 && cells[end - 1] === '') end -= 1
  return { kind: 'cells', line, cells: cells.slice(0, end), ...(remarks.length > 0 && { remarks }) }
}
