/** A seeded source of chance (mulberry32): the same demo everywhere. */
export interface Chance {
  /** 0 to below 1. */
  next(): number
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  /** True with this probability. */
  is(share: number): boolean
  pick<T>(list: readonly T[]): T
  /** Picks by weight. */
  weighted<T>(list: readonly (readonly [T, number])[]): T
  /** Some of a list, in its order. */
  some<T>(list: readonly T[], share: number): T[]
}

/** The last of a list that must not be empty. */
function last<T>(list: readonly T[]): T {
  const value = list.at(-1)
  if (value === undefined) throw new Error('Nothing to choose from')
  return value
}

export function chance(seed: number): Chance {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] ?? last(list)
  return {
    next,
    pick,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    is: (share) => next() < share,
    weighted: (list) => {
      let at = next() * list.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [value, weight] of list) if ((at -= weight) < 0) return value
      return last(list)[0]
    },
    some: (list, share) => list.filter(() => next() < share),
  }
}
