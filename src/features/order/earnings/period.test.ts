import { expect, test } from 'vitest'
import { periodIn, periodsUntil } from './period'

const NOW = new Date('2026-11-30T23:30:00Z')
const asked = (text: string) => periodIn(new URLSearchParams({ periodo: text }), NOW)

test('the address asks for a month, a quarter or a year; anything else is this month', () => {
  expect([asked('2026-10'), asked('2026-Q3'), asked('2025')]).toEqual([
    '2026-10',
    '2026-Q3',
    '2025',
  ])
  // It is December on the islands.
  expect([asked('2026-13'), asked("' or 1"), asked('')]).toEqual(Array(3).fill('2026-12'))
})

test('twelve months can be chosen, with the quarters and years they are in', () => {
  const { months, quarters, years } = periodsUntil(NOW)
  expect([months.length, months[0], months.at(-1)]).toEqual([12, '2026-12', '2026-01'])
  expect(quarters).toEqual(['2026-Q4', '2026-Q3', '2026-Q2', '2026-Q1'])
  expect(years).toEqual(['2026'])
})
