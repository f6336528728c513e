import { delimiterOf, readDelimited, saidDelimiter } from '../../../formats/table/delimited.ts'
import { fieldOfName } from '../table/headers.ts'

/** Rows that are looked at. */
const ROWS = 40
/** Columns that are known by name in a table of homes. */
const SURE = 4
const LIKELY = 2

/**
 * How sure it is that a text is a table of homes: by the columns that are known by name, else by
 * rows that are all as wide. Zero for any other text.
 */
export function likeTable(head: string): number {
  const delimiter = saidDelimiter(head) ?? delimiterOf(head)
  const rows: string[][] = []
  for (const { cells } of readDelimited([head], delimiter)) {
    if (cells.some((cell) => cell.trim() !== '')) rows.push(cells)
    if (rows.length === ROWS) break
  }
  const named = rows.map((cells) => cells.filter((cell) => fieldOfName(cell) !== null).length)
  const known = Math.max(0, ...named)
  if (known >= LIKELY) return known >= SURE ? 1 : 0.8
  const widths = rows.map((cells) => cells.length)
  const width = widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0
  const even = widths.filter((one) => one === width).length
  return width >= 3 && even >= rows.length * 0.8 ? 0.5 : 0
}
