import type { StockRow } from './stock.repository.ts'

/** Fewer homes or openings say nothing of what is usual. */
const [FEWEST_HOMES, FEWEST_VIEWS] = [10, 200]

type Seen = Pick<StockRow, 'id' | 'type' | 'operation' | 'views' | 'enquiries'>

/**
 * How many enquiries the openings of a home would have brought to the agency's others: those of its
 * type and operation, else all of them; null where these are too few. It is no part of them itself.
 */
export function expectedOf(rows: readonly Seen[]): (home: Seen) => number | null {
  const sums = new Map<string, { homes: number; views: number; enquiries: number }>()
  const kindOf = ({ type, operation }: Seen): string => `${type} ${operation}`
  for (const row of rows)
    for (const key of [kindOf(row), '']) {
      const sum = sums.get(key) ?? { homes: 0, views: 0, enquiries: 0 }
      sum.homes += 1
      sum.views += row.views
      sum.enquiries += row.enquiries
      sums.set(key, sum)
    }
  return (home) => {
    for (const key of [kindOf(home), '']) {
      const sum = sums.get(key)
      if (!sum) continue
      const views = sum.views - home.views
      if (sum.homes > FEWEST_HOMES && views >= FEWEST_VIEWS)
        return (home.views * (sum.enquiries - home.enquiries)) / views
    }
    return null
  }
}
