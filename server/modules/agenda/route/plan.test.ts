import { describe, expect, it } from 'vitest'
import type { Island } from '../../../../generated/model/index.ts'
import { planDay } from './plan.ts'
import { roadOf, type Day, type Span, type Stop } from './stops.ts'
import { numbers } from '../../../testing/numbers.ts'

const at = (hour: number, minute = 0): number => hour * 60 + minute
const LUNCH = { from: at(14), to: at(15) }
const HOURS = [{ from: at(9), to: at(20) }]
const PALMA = { lat: 39.57, lon: 2.65 }
const SOLLER = { lat: 39.767, lon: 2.714 }
const ALCUDIA = { lat: 39.853, lon: 3.121 }
const MAO = { lat: 39.889, lon: 4.266 }

const stop = (
  id: string,
  from: number,
  geo: Stop['place']['geo'],
  more: Partial<Stop> & { island?: Island } = {},
): Stop => {
  const { island = 'MALLORCA', ...rest } = more
  const to = from + 45
  return { id, from, to, place: { geo, island }, fixed: false, windows: HOURS, ...rest }
}
const dayOf = (stops: Stop[], blocks: Span[] = []): Day => ({
  stops,
  blocks: [...blocks, LUNCH].toSorted((a, b) => a.from - b.from),
  lunch: LUNCH,
})
const named = (day: Day) => planDay(day).calls.map(({ stop: { id }, start }) => [id, start])

describe('a day', () => {
  it('is driven once out and back instead of twice', () => {
    const stops = [
      stop('p', at(9), PALMA),
      stop('s', at(10, 30), SOLLER),
      stop('p2', at(12), PALMA),
      stop('s2', at(16), SOLLER),
    ]
    const { calls, left } = planDay(dayOf(stops))
    expect(left).toEqual([])
    expect(roadOf(calls.map((call) => call.stop))).toBe(roadOf(stops) / 3)
  })

  it('keeps what was agreed, and what need not move', () => {
    const stops = [
      stop('a', at(10), PALMA, { fixed: true }),
      stop('b', at(12), PALMA),
      stop('c', at(17), SOLLER),
    ]
    expect(named(dayOf(stops))).toEqual([
      ['a', at(10)],
      ['b', at(12)],
      ['c', at(17)],
    ])
  })

  it('neither calls nor drives at lunch or while something else stands in the diary', () => {
    const narrow = { windows: [{ from: at(12, 30), to: at(17) }] }
    const stops = [
      stop('a', at(12, 30), PALMA, { fixed: true }),
      stop('s', at(13, 20), SOLLER, narrow),
    ]
    // 45 minutes of road from 13:15 on: 15 before the call at the office, 30 after it and lunch.
    expect(named(dayOf(stops, [{ from: at(13, 30), to: at(14) }]))[1]).toEqual(['s', at(15, 30)])
  })

  it('crosses to another island over lunch or not at all', () => {
    const mao = { island: 'MENORCA' as const }
    const two = [stop('m', at(9), MAO, mao), stop('p', at(10), PALMA)]
    expect(named(dayOf(two))).toEqual([
      ['m', at(9)],
      ['p', at(15)],
    ])
    const late = { windows: [{ from: at(16), to: at(20) }] }
    const both = [stop('p', at(16), PALMA, late), stop('m', at(17), MAO, { ...mao, ...late })]
    expect(planDay(dayOf(both)).left).toHaveLength(1)
  })

  it('of ways as short keeps the order of the diary, where its hours do not work', () => {
    const stops = [
      stop('a', at(8), PALMA),
      stop('b', at(10, 30), SOLLER),
      stop('c', at(10, 45), PALMA),
    ]
    expect(named(dayOf(stops.slice(0, 1).concat(stop('d', at(8, 15), PALMA))))).toEqual([
      ['a', at(9)],
      ['d', at(9, 45)],
    ])
    const order = planDay(dayOf(stops)).calls.map((call) => call.stop.id)
    expect(order).toEqual(['a', 'c', 'b'])
  })

  it('says what fits nowhere, and leaves overlapping appointments as they were agreed', () => {
    const fixed = { fixed: true }
    const stops = [
      stop('a', at(10), PALMA, fixed),
      stop('b', at(10, 15), ALCUDIA, fixed),
      stop('c', at(10, 30), SOLLER, { windows: [{ from: at(10), to: at(11) }] }),
    ]
    expect(named(dayOf(stops))).toEqual([
      ['a', at(10)],
      ['b', at(10, 15)],
    ])
    expect(planDay(dayOf(stops)).left.map(({ id }) => id)).toEqual(['c'])
  })

  it('without a call is empty', () => {
    expect(planDay(dayOf([]))).toEqual({ calls: [], left: [] })
  })
})

function randomDay(random: () => number, size: number): Day {
  const five = (from: number, to: number) => Math.round((from + random() * (to - from)) / 5) * 5
  const stops = Array.from({ length: size }, (_, index) => {
    const geo = { lat: 39.4 + random() * 0.5, lon: 2.4 + random() * 0.9 }
    const opens = five(at(9), at(13))
    const windows = random() < 0.5 ? HOURS : [{ from: opens, to: opens + five(90, 300) }]
    const island: Island = random() < 0.1 ? 'MENORCA' : 'MALLORCA'
    return stop(`${index}`, five(at(9), at(18)), geo, { windows, island, fixed: random() < 0.2 })
  })
  return dayOf(stops, random() < 0.5 ? [{ from: at(11), to: at(11, 30) }] : [])
}

/** Tries every order of every subset: how many calls, and how few minutes, are possible. */
function bruteForce(day: Day): { calls: number; road: number } {
  const found = { calls: 0, road: 0 }
  const tries = (order: Stop[], rest: Stop[]) => {
    // The plan of the chosen calls in exactly this order: each may only begin where it must.
    const asked = { ...day, stops: order }
    if (order.length > 0 && !follows(asked)) return
    const agreed = rest.every(({ fixed }) => !fixed)
    const road = roadOf(order)
    const isBetter =
      order.length > found.calls || (order.length === found.calls && road < found.road)
    if (agreed && isBetter) Object.assign(found, { calls: order.length, road })
    for (const one of rest)
      tries(
        [...order, one],
        rest.filter((other) => other !== one),
      )
  }
  tries([], [...day.stops])
  return found
}

/** Walks an order minute by minute, as a person would, without the planner's own arithmetic. */
function follows({ stops, blocks, lunch }: Day): boolean {
  let free = Number.NEGATIVE_INFINITY
  for (const [index, one] of stops.entries()) {
    const before = stops[index - 1]
    const isCrossing = before !== undefined && before.place.island !== one.place.island
    const isAgreed = one.fixed && (before?.fixed ?? true)
    const length = one.to - one.from
    if (isAgreed && before && before.from > one.from) return false
    let clock = Math.max(free, at(0))
    let left = before && !isCrossing ? roadOf([before, one]) : 0
    const inBlock = (minute: number) => blocks.some(({ from, to }) => minute >= from && minute < to)
    while (left > 0) {
      if (!inBlock(clock)) left -= 5
      clock += 5
    }
    const opens = (start: number) =>
      one.windows.some(({ from, to }) => start >= from && start + length <= to) &&
      blocks.every(({ from, to }) => start + length <= from || start >= to)
    if (one.fixed) {
      if (!isAgreed && clock > one.from) return false
      clock = one.from
    } else {
      if (isCrossing) clock = Math.max(clock, lunch.to)
      while (clock < at(24) && !opens(clock)) clock += 5
      if (clock >= at(24)) return false
    }
    if (!isAgreed && isCrossing && (free > lunch.from || clock < lunch.to)) return false
    free = Math.max(free, clock + length)
  }
  return true
}

it('on 1,000 days of up to 8 calls no order is better, tried one by one', () => {
  const random = numbers(20261127)
  for (let day = 0; day < 1000; day += 1) {
    // Each more makes it eight times as long to try them all: few days have eight calls.
    const size = day % 500 === 0 ? 8 : day % 100 === 0 ? 7 : day % 20 === 0 ? 6 : 2 + (day % 4)
    const asked = randomDay(random, size)
    const { calls } = planDay(asked)
    const order = calls.map((call) => call.stop)
    expect({ calls: order.length, road: roadOf(order) }, `day ${day}`).toEqual(bruteForce(asked))
    expect(follows({ ...asked, stops: order }), `day ${day}`).toBe(true)
  }
})
