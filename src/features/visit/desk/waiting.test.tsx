import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { VisitFeedback } from '../../../../generated/model'
import { setWaiting } from '../../../lib/waiting'
import { useShownFeedback } from './waiting'

afterEach(() => setWaiting([]))

const stored = (propertyId: string, by: VisitFeedback['by']): VisitFeedback => ({
  propertyId,
  by,
  interest: 1,
  priceOpinion: null,
  likes: [],
  dislikes: [],
  comment: null,
  nextStep: null,
  shareWithOwner: false,
  sharedAt: null,
  at: '2032-05-10T09:00:00Z',
})
const kept = (n: number, interest: number, refusal: unknown = null) => ({
  n,
  operation: 'saveVisitFeedback',
  url: '/api/v1/visit/v1/feedback/',
  data: { propertyId: 'h1', interest },
  at: '2032-05-10T10:00:00Z',
  refusal,
})

test('the last opinion that waits stands in place of the agent’s own, and of nobody else’s', () => {
  setWaiting([kept(1, 2), kept(2, 4), { ...kept(3, 5), url: '/api/v1/visit/v2/feedback/' }])
  const feedback = [stored('h1', 'agent'), stored('h1', 'visitor'), stored('h2', 'agent')]
  const { result } = renderHook(() => useShownFeedback({ id: 'v1', feedback }))
  const shown = result.current.map(({ propertyId, by, interest, isRefused }) => [
    propertyId,
    by,
    interest,
    isRefused,
  ])
  expect(shown).toEqual([
    ['h1', 'visitor', 1, undefined],
    ['h2', 'agent', 1, undefined],
    ['h1', 'agent', 4, false],
  ])
})

test('a refused one stays in view, and is said to be settled', () => {
  setWaiting([kept(1, 3, { text: 'no' })])
  const { result } = renderHook(() => useShownFeedback({ id: 'v1', feedback: [] }))
  expect(result.current).toMatchObject([{ interest: 3, likes: [], isRefused: true }])
})
