import { setImmediate as breathe } from 'node:timers/promises'
import { compare, mostAlike } from './compare.ts'
import { FEWEST, FURTHEST_KM, judge, MOST, POOL } from './estimate.ts'
import { Neighbourhood } from './near.ts'
import { ridge } from './ridge.ts'
import { logPerM2, type Home } from './traits.ts'

/** Fewer homes teach no model. */
export const FEWEST_TO_FIT = 60
/** Homes that say what is usual round one. */
const ROUND = 40
const FOLDS = 5
/** After so many homes others have their turn: a fit takes seconds, and requests wait for nobody. */
const BREATH = 10
/** Homes that teach slopes, and whose error is measured, at most; more change no figure shown. */
const MOST_ASKED = 5000
/** The interval is to hold so many of a hundred. */
export const COVER = 80

/** What estimates of an island and family of homes rest on. */
interface Model {
  slopes: number[]
  /** Doubts (`judge`) that hold 8 of 10 errors. */
  quantile: number
  /** Homes it was made of. */
  n: number
  error: Errors
}

/** How far off the estimates were of homes that had no part in them; shares, 0.1 is 10 %. */
interface Errors {
  n: number
  /** Half of the homes are nearer than this. */
  median: number
  within20: number
  /** Share of the homes that lay in their interval. */
  cover: number
}

/**
 * Slopes of ln EUR/m² inside neighbourhoods: of what sets a home apart from the 40 round it, so that
 * good streets do not pass for what good homes have.
 */
async function slopesOf(homes: readonly Home[], places: Neighbourhood): Promise<number[]> {
  const [x, y]: [number[][], number[]] = [[], []]
  for (const [at, home] of someOf(homes, MOST_ASKED).entries()) {
    if (at % BREATH === 0) await breathe()
    const round = places
      .nearest(home, ROUND + 1, FURTHEST_KM)
      .filter((one) => one.home !== home)
      .slice(0, ROUND)
    if (round.length === 0) continue
    const weights = round.map(({ km }) => 1 / (0.05 + km))
    const sum = weights.reduce((total, weight) => total + weight, 0)
    const usual = (value: (other: Home) => number): number =>
      round.reduce((total, one, i) => total + value(one.home) * (weights[i] ?? 0), 0) / sum
    x.push(home.vector.map((own, i) => own - usual(({ vector }) => vector[i] ?? 0)))
    y.push(logPerM2(home) - usual(logPerM2))
  }
  return ridge(x, y)
}

/** An estimate of a home whose price is known: by how much it was off, and in doubts. */
interface Miss {
  /** Share of the price. */
  off: number
  doubts: number
}

/** What becomes of homes estimated from others; those with too few are left out. */
export async function missesOf(
  homes: readonly Home[],
  others: Neighbourhood,
  slopes: readonly number[],
): Promise<Miss[]> {
  const misses: Miss[] = []
  for (const [at, home] of homes.entries()) {
    if (at % BREATH === 0) await breathe()
    const pool = others.nearest(home, POOL, FURTHEST_KM).map((one) => one.home)
    const best = mostAlike(compare(home, pool, slopes), MOST)
    if (best.length < FEWEST) continue
    const { log, doubt } = judge(best)
    const off = log - logPerM2(home)
    misses.push({ off: Math.abs(Math.exp(off) - 1), doubts: Math.abs(off) / doubt })
  }
  return misses
}

/** How many doubts hold 8 of 10 misses, one more home counted in: split conformal. */
function quantileOf(doubts: readonly number[]): number {
  const sorted = [...doubts].sort((a, b) => a - b)
  const rank = Math.ceil((COVER / 100) * (sorted.length + 1))
  return sorted[Math.min(rank, sorted.length) - 1] ?? Number.NaN
}

/** Errors of some misses; `holds` says how many doubts wide the interval of each was. */
export function errorsOf(misses: readonly Miss[], holds: (index: number) => number): Errors {
  const share = (is: (miss: Miss, index: number) => boolean): number =>
    misses.filter(is).length / misses.length
  const sorted = misses.map(({ off }) => off).sort((a, b) => a - b)
  return {
    n: misses.length,
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    within20: share(({ off }) => off <= 0.2),
    cover: share(({ doubts }, i) => doubts <= holds(i)),
  }
}

/** At most so many of these, evenly taken. */
function someOf(homes: readonly Home[], most: number): Home[] {
  const step = Math.max(1, homes.length / most)
  return homes.filter((_home, i) => Math.floor(i / step) !== Math.floor((i - 1) / step))
}

/**
 * The model of these homes, in any order: slopes of all, and the quantile of what each fifth misses
 * when the other four alone estimate it. Null when there are too few, or they lie too far apart.
 */
export async function fit(homes: readonly Home[]): Promise<Model | null> {
  if (homes.length < FEWEST_TO_FIT) return null
  const sorted = [...homes].sort((a, b) => (a.id < b.id ? -1 : 1))
  const folds: Miss[][] = []
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const others = sorted.filter((_home, i) => i % FOLDS !== fold)
    const own = sorted.filter((_home, i) => i % FOLDS === fold)
    const places = new Neighbourhood(others)
    const slopes = await slopesOf(others, places)
    folds.push(await missesOf(someOf(own, MOST_ASKED / FOLDS), places, slopes))
  }
  const misses = folds.flat()
  if (misses.length < FEWEST_TO_FIT) return null
  const quantile = quantileOf(misses.map(({ doubts }) => doubts))
  // What a fifth is held to follows from the others, or the cover would prove itself.
  const holds = folds.flatMap((fold) => {
    const rest = folds.flatMap((other) => (other === fold ? [] : other))
    const held = quantileOf(rest.map(({ doubts }) => doubts))
    return fold.map(() => held)
  })
  return {
    slopes: await slopesOf(sorted, new Neighbourhood(sorted)),
    quantile,
    n: sorted.length,
    error: errorsOf(misses, (i) => holds[i] ?? Number.NaN),
  }
}
