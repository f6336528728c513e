/**
 * `TESTS=all`: each case of what a run otherwise proves by as many as reach every way
 * (docs/decisions/0350).
 */
export const ALL = process.env['TESTS'] === 'all'

/** How many of them; all where all are asked for. */
export const scaled = (some: number, all: number): number => (ALL ? all : some)

/**
 * One of so many, begun elsewhere for each of what else counts: any two of a case meet, and not
 * every one of them meets every pair.
 */
export const inTurn = (share: number, ...at: readonly number[]): boolean =>
  ALL || at.reduce((sum, one) => sum + one, 0) % share === 0
