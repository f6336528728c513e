import { createHash } from 'node:crypto'
import { cleaned, isEmpty, type Line } from '../../../formats/table/line.ts'
import { openLines, type OpenLines } from '../../../formats/table/open.ts'
import { Unreadable } from '../../../formats/table/unreadable.ts'
import { fieldOfName } from './headers.ts'
import { plain } from './plain.ts'

/** A table of homes as its file has it. */
export interface HomeTable extends Omit<OpenLines, 'lines'> {
  /** Names of the columns; '' where the file names none. */
  header: string[]
  rows: Line[]
}

/** Rows that one file may have. */
export const MOST_ROWS = 20_000
/** A title or a date may stand above the names of the columns. */
const HEADER_WITHIN = 10

/** Reads a table of homes; throws Unreadable with the reason. */
export async function openHomes(bytes: Buffer): Promise<HomeTable> {
  const { lines, ...how } = await openLines(bytes)
  const all: Line[] = []
  for (let next = lines.next(); !next.done; next = lines.next()) {
    const line = cleaned(next.value)
    if (isEmpty(line.cells)) continue
    all.push(line)
    if (all.length > MOST_ROWS + HEADER_WITHIN) throw new Unreadable('tooManyRows')
  }
  const at = headerAt(all.slice(0, HEADER_WITHIN))
  const names = at === -1 ? [] : (all[at]?.cells ?? [])
  const rows = all.slice(at + 1)
  if (rows.length === 0) throw new Unreadable('noRows')
  const width = Math.max(names.length, ...rows.slice(0, 50).map(({ cells }) => cells.length))
  if (width < 2) throw new Unreadable('noTable')
  return { ...how, header: Array.from({ length: width }, (_, index) => names[index] ?? ''), rows }
}

/** The first row with names that we know, else the first of the widest that holds no figures. */
function headerAt(first: Line[]): number {
  const known = first.findIndex(
    ({ cells }) => cells.filter((cell) => fieldOfName(cell) !== null).length >= 2,
  )
  if (known !== -1) return known
  const filled = first.map(({ cells }) => cells.filter((cell) => cell !== '').length)
  const widest = Math.max(...filled)
  return first.findIndex(
    ({ cells }, index) => filled[index] === widest && cells.every((cell) => !/\d/.test(cell)),
  )
}

/** Tables with the same columns in the same order have the same one. */
export const headerHash = (header: string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(header.map(plain)))
    .digest('hex')
