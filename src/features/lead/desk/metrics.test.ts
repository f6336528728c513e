import { describe, expect, it } from 'vitest'
import type { Lead } from '../../../../generated/model'
import { byWeek, median, mostAsked } from './metrics'

const NOW = Date.parse('2026-11-21T10:00:00Z')
const lead = (createdAt: string, firstResponseMinutes: number | null, id = 'a') =>
  ({
    createdAt,
    firstResponseMinutes,
    property: { id, title: id, ref: id, thumb: null, price: null },
  }) as Lead

describe('figures of the desk', () => {
  it('takes the middle, and says nothing of nothing', () => {
    expect([median([]), median([5]), median([9, 1, 5]), median([1, 3])]).toEqual([null, 5, 5, 2])
  })

  it('sorts enquiries into weeks that begin on Monday; an unanswered week has no height', () => {
    const weeks = byWeek(
      [
        lead('2026-11-16T00:00:00Z', 60),
        lead('2026-11-15T23:59:00Z', 180),
        lead('2026-11-20T08:00:00Z', null),
      ],
      NOW,
      3,
    )
    expect(weeks.map(({ hours, count }) => [hours, count])).toEqual([
      [null, 0],
      [3, 1],
      [1, 2],
    ])
  })

  it('ranks homes by enquiries', () => {
    const asked = mostAsked([
      lead('2026-11-20T08:00:00Z', null, 'b'),
      lead('2026-11-20T08:00:00Z', null, 'a'),
      lead('2026-11-20T08:00:00Z', null, 'b'),
    ])
    expect(asked.map(({ id, count }) => [id, count])).toEqual([['b', 2]])
  })
})
