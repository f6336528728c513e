import { clean } from './encoding.ts'

/** A row, whatever kind of table it came from. */
export interface Line {
  line: number
  cells: string[]
  unclosed?: boolean
}

export const MOST_COLUMNS = 250
export const LONGEST_CELL = 8000

export const isEmpty = (cells: string[]): boolean => cells.every((cell) => cell === '')

/** A row as it may be kept: no control signs, no cell or row without end. */
export const cleaned = ({ line, cells, unclosed }: Line): Line => ({
  line,
  unclosed: unclosed ?? false,
  cells: cells.slice(0, MOST_COLUMNS).map((cell) => clean(cell.slice(0, LONGEST_CELL))),
})
