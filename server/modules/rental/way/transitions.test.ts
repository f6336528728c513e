import { expect, it } from 'vitest'
import type { RentalState } from '../../../../generated/model/index.ts'
import { lastDay } from './deadlines.ts'
import { movesFrom, stepKind, WAY } from './transitions.ts'

const ALL: RentalState[] = [...WAY, 'rejected']

it('one on, one back, rejected from any; nothing else', () => {
  const steps = ALL.flatMap((from) =>
    ALL.flatMap((to) => {
      const kind = stepKind(from, to, null)
      return kind && kind !== 'rejected' ? [`${from}>${to} ${kind}`] : []
    }),
  )
  expect(steps).toEqual([
    'sent>documents on',
    'documents>sent back',
    'documents>visit on',
    'visit>documents back',
    'visit>approved on',
    'approved>visit back',
    'approved>signed on',
    'signed>approved back',
    'signed>ended on',
    'ended>signed back',
  ])
  for (const from of WAY) expect(stepKind(from, 'rejected', null)).toBe('rejected')
  expect(stepKind('rejected', 'rejected', 'visit')).toBeNull()
})

it('a rejected file goes back to where it was rejected', () => {
  expect(movesFrom('rejected', 'visit')).toEqual(['visit'])
  expect(stepKind('rejected', 'documents', 'visit')).toBeNull()
  expect(movesFrom('sent', null)).toEqual(['documents', 'rejected'])
})

it('counts deadlines in working days of the table', () => {
  // A Friday; ten working days are two weeks, and the eighth of December is a holiday.
  expect(lastDay('documents', '2026-11-27')).toBe('2026-12-14')
  expect(lastDay('visit', '2026-11-27')).toBe('2026-12-21')
  expect(lastDay('offer', '2026-11-27')).toBe('2026-12-04')
  expect(lastDay('offer', '2024-10-20')).toBeNull()
})
