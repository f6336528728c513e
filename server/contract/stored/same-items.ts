import { isDeepStrictEqual } from 'node:util'
import type { JsonSchema } from '../routes.ts'
import { isValues, NOTHING } from './fit.ts'

/** A list as it is stored, as it was shown (`NOTHING` of what was not), and as it is sent back. */
interface Lists {
  before: unknown[]
  read: unknown[]
  next: unknown[]
  /** What says how an item is made: one object per shape. */
  shapeOf(item: unknown): JsonSchema
}

interface Same {
  /** Which item of `before` each of `next` is, by place; -1 of a new one. */
  same: number[]
  /** Items of `before` that are none of `next` by any rule, while one of `next` may yet be them. */
  doubtful: number[]
}

/**
 * Which items are the same, before and after (docs/decisions/0303): those with one `id`; one that was
 * not changed; the only one, there and here, with the values that its shape needs, as `operation` of
 * an offer; the one with most equal fields, if no other has as many; and in a list with as many items
 * as before the one in the same place. Two with different ids never are.
 */
export function sameItems(lists: Lists): Same {
  const { read, next } = lists
  const found = next.map(() => -1)
  const free = (): number[] =>
    [...read.keys()].filter((at) => read[at] !== NOTHING && !found.includes(at))
  const open = (): number[] => [...next.keys()].filter((place) => found[place] === -1)
  const rules = [withItsId, unchanged, onlyOne]
  for (const rule of rules) for (const place of open()) found[place] = rule(lists, place, free())
  for (const [place, at] of closest(lists, open(), free())) found[place] = at
  for (const place of open()) found[place] = inItsPlace(lists, place, free())
  const doubtful = free().filter((at) => open().some((place) => !isOther(read[at], next[place])))
  return { same: found, doubtful }
}

const idOf = (item: unknown): string | null =>
  isValues(item) && typeof item['id'] === 'string' ? item['id'] : null

const isOther = (one: unknown, item: unknown): boolean =>
  idOf(one) !== null && idOf(item) !== null && idOf(one) !== idOf(item)

function withItsId({ read, next }: Lists, place: number, free: number[]): number {
  const id = idOf(next[place])
  return id === null ? -1 : (free.find((at) => idOf(read[at]) === id) ?? -1)
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
  if (neededBy(lists, item).length === 0) return -1
  const [at = -1, ...others] = [...read.keys()].filter((one) => mayBe(lists, read[one], item))
  const isOnly = others.length === 0 && next.filter((one) => mayBe(lists, one, item)).length === 1
  return isOnly && free.includes(at) ? at : -1
}

const neededBy = ({ shapeOf }: Lists, item: unknown): string[] =>
  (shapeOf(item)['required'] ?? []) as string[]

const mayBe = (lists: Lists, one: unknown, item: unknown): boolean =>
  isValues(one) &&
  isValues(item) &&
  !isOther(one, item) &&
  neededBy(lists, item).every((key) => isDeepStrictEqual(one[key], item[key]))

/** Pairs of which each is closer to the other than to any other one. */
function closest(lists: Lists, open: number[], free: number[]): [place: number, at: number][] {
  const { read, next } = lists
  const score = (place: number, at: number): number => {
    const [one, item] = [read[at], next[place]]
    if (!mayBe(lists, one, item) || !isValues(one) || !isValues(item)) return 0
    const needed = neededBy(lists, item)
    return Object.keys(item).filter(
      (key) => !needed.includes(key) && isDeepStrictEqual(one[key], item[key]),
    ).length
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

/** By its place among those that were shown, where the list has as many as before. */
function inItsPlace({ read, next, shapeOf }: Lists, place: number, free: number[]): number {
  const shown = [...read.keys()].filter((at) => read[at] !== NOTHING)
  const at = shown[place] ?? -1
  const [one, item] = [read[at], next[place]]
  const isSame =
    next.length === shown.length &&
    free.includes(at) &&
    !isOther(one, item) &&
    shapeOf(one) === shapeOf(item)
  return isSame ? at : -1
}
