import type { PublicOperation } from '../../../../generated/model/index.ts'

const THOUSAND = 100_000 // cents

const SALE = [0, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1500, 2000, 3000, 5000].map(
  (k) => k * THOUSAND,
)
const RENT = [0, 500, 700, 900, 1100, 1300, 1500, 1800, 2200, 2600, 3000, 4000, 6000, 10_000].map(
  (euros) => euros * 100,
)
const TRANSFER = [0, 10, 20, 40, 60, 80, 100, 150, 200, 300, 500].map((k) => k * THOUSAND)

/** Lower edges of the price histogram in cents, rising; the last band has no upper one. */
export function bandEdges(operation: PublicOperation): number[] {
  if (operation === 'A' || operation === 'TDA') return RENT
  return operation === 'T' ? TRANSFER : SALE
}

/** Index of the band a price falls into. */
export function bandOf(edges: number[], price: number): number {
  let low = 0
  let high = edges.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((edges[middle] ?? 0) <= price) low = middle
    else high = middle - 1
  }
  return low
}
