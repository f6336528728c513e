import type { OperationCode } from '../../../lib/search-path'

const thousand = 100_000

/** Steps of a price choice, EUR cents: what a home is sold for, or let for a month. */
const SALE = [
  50, 75, 100, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000, 1200, 1500, 2000,
  2500, 3000, 4000, 5000, 7500, 10_000,
].map((value) => value * thousand)
const RENT = [
  300, 500, 600, 700, 800, 900, 1000, 1200, 1400, 1600, 1800, 2000, 2500, 3000, 4000, 5000, 7500,
  10_000, 15_000,
].map((value) => value * 100)

export const priceSteps = (operation: OperationCode): readonly number[] =>
  operation === 'A' || operation === 'TDA' ? RENT : SALE

/** Steps of an area choice, m². */
export const AREA_STEPS = [
  30, 40, 50, 60, 70, 80, 90, 100, 120, 140, 160, 180, 200, 250, 300, 400, 500, 750, 1000, 2000,
  5000, 10_000, 50_000,
] as const
