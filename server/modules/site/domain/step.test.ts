import { expect, test } from 'vitest'
import type { Look } from './look.ts'
import { answered, step, type Standing, type Step } from './step.ts'

const DAY = 86_400_000
const START = new Date('2026-11-26T10:00:00Z')
const at = (days: number): Date => new Date(START.getTime() + days * DAY)

const look = (changes: Partial<Look> = {}): Look => ({
  txt: 'ours',
  leads: 'here',
  mayBeSecured: true,
  problem: null,
  found: {},
  shown: [],
  ...changes,
})
const GONE = look({ txt: 'gone', problem: 'noTxt' })
const claim: Standing = {
  state: 'claimed',
  created_at: START,
  proved_at: null,
  active_at: null,
  missing_since: null,
  failing_since: null,
}
const on = (row: Step): Standing => ({ ...row, created_at: START })
const active = answered(START, step(START, claim, look()), true)

test('a claim is looked at every 2 minutes for an hour, hourly for 3 days, daily to day 14', () => {
  const waits = [0, 2 / 24, 5].map((days) => {
    const { state, next_check_at: next } = step(at(days), claim, GONE)
    return [state, ((next?.getTime() ?? 0) - at(days).getTime()) / 60_000]
  })
  expect(waits).toEqual([
    ['claimed', 2],
    ['claimed', 60],
    ['claimed', 1440],
  ])
  expect(step(at(14.1), claim, GONE)).toMatchObject({
    state: 'released',
    problem: 'expired',
    next_check_at: null,
  })
})

test('its record proves it; it is active once it answers by itself', () => {
  const proved = step(at(1), claim, look())
  expect(proved).toMatchObject({ state: 'proved', proved_at: at(1), reaches: true })
  expect(answered(at(1), proved, false)).toMatchObject({ state: 'proved', problem: 'unreachable' })
  expect(answered(at(1), proved, true)).toMatchObject({
    state: 'active',
    active_at: at(1),
    next_check_at: at(2),
  })
  expect(step(at(2), on(proved), GONE)).toMatchObject({ state: 'claimed', proved_at: null })
})

test('what nobody knows now changes nothing', () => {
  const unsure = look({ txt: 'unsure', leads: 'unsure', problem: 'unsure' })
  let row = active
  for (let day = 1; day < 90; day += 1) row = step(at(day), on(row), unsure)
  expect(row).toMatchObject({ state: 'active', missing_since: null })
  expect(step(at(1), on(step(START, claim, look())), unsure)).toMatchObject({ state: 'proved' })
})

test('without its records for 3 days it fails, after 30 more it is given up', () => {
  let row: Step = active
  const states: [number, string][] = []
  for (let day = 1; day <= 40 && row.state !== 'released'; day += 1) {
    const before = row.state
    row = step(at(day), on(row), GONE)
    if (row.state !== before) states.push([day, row.state])
  }
  expect(states).toEqual([
    [4, 'failing'],
    [34, 'released'],
  ])
})

test('records that come back mend it at once', () => {
  let row: Step = step(at(1), on(active), GONE)
  expect(row).toMatchObject({ state: 'active', missing_since: at(1) })
  row = step(at(5), on(row), look({ leads: 'away', problem: 'elsewhere' }))
  expect(row).toMatchObject({ state: 'failing', reaches: false })
  row = step(at(6), on(row), look())
  expect(row).toMatchObject({
    state: 'active',
    missing_since: null,
    failing_since: null,
    problem: null,
  })
})
