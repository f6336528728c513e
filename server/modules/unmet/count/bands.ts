import type { Db } from '../../../db/index.ts'
import { priceFifths } from '../../listing/index.ts'
import { FAMILIES, OPERATIONS } from '../../valuation/index.ts'
import type { Slot } from '../cell.ts'
import { bandsUntil, type BandRow } from '../unmet.repository.ts'
import type { CutsOf } from './accepts.ts'

/** Homes that are parted into fifths; of fewer, last year's prices hold, or nothing is counted. */
const FEWEST_HOMES = 50

/** A price as people say it: three figures of it, in cents. */
function said(price: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 2)
  return Math.round(price / step) * step
}

/** The bands of a year: those that are fixed, and new ones of homes on the market now. */
export async function bandsOf(db: Db, year: number): Promise<{ all: BandRow[]; new: BandRow[] }> {
  const known = await bandsUntil(db, year)
  const made: BandRow[] = []
  for (const operation of OPERATIONS)
    for (const { family, type, subtypes } of FAMILIES) {
      if (known.some((row) => row.year === year && isOf(row, { operation, family }))) continue
      const { homes, cuts } = await priceFifths(db, { operation, type, subtypes })
      if (homes >= FEWEST_HOMES) made.push({ year, operation, family, homes, cuts: cuts.map(said) })
    }
  return { all: [...made, ...known], new: made }
}

const isOf = (row: BandRow, { operation, family }: Pick<Slot, 'operation' | 'family'>): boolean =>
  row.operation === operation && row.family === family

/** The prices that part an operation and family, by the newest that are fixed. */
export const cutsIn =
  (bands: readonly BandRow[]): CutsOf =>
  (of) =>
    bands.find((row) => isOf(row, of))?.cuts
