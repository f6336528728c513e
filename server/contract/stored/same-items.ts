import { isDeepStrictEqual } from 'node:util'
import { isValues, NOTHING } from './fit.ts'

/** A list as it is stored, as it was shown (`NOTHING` of what was not), and as it is sent back. */
interface Lists {
  before: unknown[]
  read: unknown[]
  next: unknown[]
  /** Keys that the shape of an item needs. */
  neededBy(item: unknown): string[]
}

/**
 * Which item of `before` each of `next` is, by place; -1 where nobody can tell, since what is unread
 * of one item is never said of another. The same is: one that was not changed; else the only one,
 * there and here, with the values that its shape needs, as `operation` of an offer; else the one
 * with most equal fields, if no other has as many. One that is left alone stays in its place.
 */
export function sameItems(lists: Lists): number[] {
  const { read, next } = lists
  const found = next.map(() => -1)
  const free = (): number[] =>
    [...read.keys()].filter((at) => read[at] !== NOTHING && !found.includes(at))
  const open = (): number[] => [...next.keys()].filter((place) => found[place] === -1)
  for (const place of next.keys()) found[place] = unchanged(lists, place, free())
  for (const place of open()) found[place] = onlyOne(lists, place, free())
  for (const [place, at] of closest(lists, open(), free())) found[place] = at
  return found
}

/** Of several that were shown alike any is the same only when all of them are there, or are alike. */
function unchanged({ before, read, next }: Lists, place: number, free: number[]): number {
  const item = next[place]
  const alike = [...read.keys()].filter((at) => isDeepStrictEqual(read[at], item))
  const [first = -1] = alike.filter((at) => free.includes(at))
  const isWhole = next.filter((one) => isDeepStrictEqual(one, item)).length >= alike.length
  return isWhole || alike.every((at) => isDeepStrictEqual(before[at], before[first])) ? first : -1
}

function onlyOne(lists: Lists, place: number, free: number[]): number {
  const { read, next } = lists
  const item = next[place]
  if (lists.neededBy(item).length === 0) return -1
  const [at = -1, ...others] = [...read.keys()].filter((one) => mayBe(lists, read[one], item))
  const isOnly = others.length === 0 && next.filter((one) => mayBe(lists, one, item)).length === 1
  return isOnly && free.includes(at) ? at : -1
}

const mayBe = ({ neededBy }: Lists, one: unknown, item: unknown): boolean =>
  isValues(one) &&
  isValues(item) &&
  neededBy(item).every((key) => isDeepStrictEqual(one[key], item[key]))

/** Pairs of which each is closer to the other than to any other one. */
function closest(lists: Lists, open: number[], free: number[]): [place: number, at: number][] {
  const { read, next } = lists
  const score = (place: number, at: number): number => {
    const [one, item] = [read[at], next[place]]
    if (!mayBe(lists, one, item) || !isValues(one) || !isValues(item)) return 0
    const needed = lists.neededBy(item)
    const isAlone = needed.length === 0 || (open.length === 1 && free.length === 1)
    const stays = at === place && next.length === read.length && isAlone
    const equal = Object.keys(item).filter(
      (key) => !needed.includes(key) && isDeepStrictEqual(one[key], item[key]),
    )
    return equal.length + (stays ? 0.5 : 0)
  }
  return open.flatMap((place) =>
    free
      .filter((at) => {
        const own = score(place, at)
        return (
          own > 0 &&
          free.every((other) => other === at || score(place, other) < own) &&
          open.every((other) => other === place || score(other, at) < own)
        )
      })
      .map((at): [number, number] => [place, at]),
  )
}
