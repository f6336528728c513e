import { expect, it } from 'vitest'
import type { FeedSteps } from '../feed/feed-home.ts'
import { mergeSteps } from './merge.ts'

const says = (price: number, layout: FeedSteps['layout']): FeedSteps => ({
  basics: { type: 'vivienda', offers: [{ operation: 'V', price }] },
  location: {},
  layout,
  features: {},
  legal: {},
  texts: {},
})

it('changes nothing when the feed says the same', () => {
  const said = says(100, { built: 90 })
  expect(
    mergeSteps({ ...said, layout: { built: 95, usable: 80 } }, said, says(100, { built: 90 })),
  ).toEqual({ steps: {}, changed: [] })
})

it('takes what the feed newly says, keeps what the agent added, drops what the feed took back', () => {
  const said = says(100, { built: 90, bedrooms: 3 })
  const current = { ...said, layout: { built: 90, bedrooms: 3, usable: 80 } }
  const merged = mergeSteps(current, said, says(90, { built: 92 }))
  expect(merged.changed).toEqual(['basics.offers', 'layout.built', 'layout.bedrooms'])
  expect(merged.steps.layout).toEqual({ built: 92, usable: 80 })
})

it('does not report a value that the record has already', () => {
  expect(
    mergeSteps(says(100, { built: 92 }), says(100, { built: 90 }), says(100, { built: 92 })),
  ).toEqual({ steps: {}, changed: [] })
})
