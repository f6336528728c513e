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
const plain = (said: FeedSteps) => ({ said, stored: said })

it('changes nothing when the feed says the same', () => {
  const said = says(100, { built: 90 })
  expect(
    mergeSteps(
      { ...said, layout: { built: 95, usable: 80 } },
      plain(said),
      says(100, { built: 90 }),
    ),
  ).toEqual({ steps: {}, changed: [], conflicts: [] })
})

it('takes what the feed newly says, keeps what the agent added, drops what the feed took back', () => {
  const said = says(100, { built: 90, bedrooms: 3 })
  const current = { ...said, layout: { built: 90, bedrooms: 3, usable: 80 } }
  const merged = mergeSteps(current, plain(said), says(90, { built: 92 }))
  expect(merged.changed).toEqual(['basics.offers', 'layout.built', 'layout.bedrooms'])
  expect(merged.steps.layout).toEqual({ built: 92, usable: 80 })
  expect(merged.conflicts).toEqual([])
})

it('does not report a value that the record has already', () => {
  expect(
    mergeSteps(says(100, { built: 92 }), plain(says(100, { built: 90 })), says(100, { built: 92 })),
  ).toEqual({ steps: {}, changed: [], conflicts: [] })
})

it('keeps what the agent corrected, added or took out where the feed says something else', () => {
  const said = says(100, { built: 90, bedrooms: 3 })
  const current = says(100, { built: 95, usable: 80 })
  const merged = mergeSteps(current, plain(said), says(100, { built: 92, bedrooms: 4, usable: 70 }))
  expect(merged).toEqual({
    steps: {},
    changed: [],
    conflicts: [
      { field: 'layout.built', against: 90 },
      { field: 'layout.bedrooms', against: 3 },
      { field: 'layout.usable', against: null },
    ],
  })
})

it('knows a value again that a save has written its own way', () => {
  const said = says(100, { built: 90.4 })
  const merged = mergeSteps(
    says(100, { built: 90 }),
    { said, stored: says(100, { built: 90 }) },
    says(100, { built: 92 }),
  )
  expect(merged).toMatchObject({ changed: ['layout.built'], conflicts: [] })
})

it('takes a new price of an offer to which the agent added something, and a language beside theirs', () => {
  const said = { ...says(100, {}), texts: { title: { es: 'Piso' } } } as FeedSteps
  const current = {
    ...said,
    basics: {
      type: 'vivienda',
      offers: [{ operation: 'V', price: 100, vatIncluded: true }],
    },
    texts: { title: { es: 'Piso', de: 'Wohnung' } },
  } as FeedSteps
  const merged = mergeSteps(current, plain(said), {
    ...says(90, {}),
    texts: { title: { es: 'Piso nuevo', de: 'Etage' } },
  } as FeedSteps)
  expect(merged.steps).toMatchObject({
    basics: { offers: [{ operation: 'V', price: 90, vatIncluded: true }] },
    texts: { title: { es: 'Piso nuevo', de: 'Wohnung' } },
  })
  expect(merged.conflicts).toEqual([{ field: 'texts.title.de', against: null }])
})

it('keeps an offer that the agent changed and the feed took back', () => {
  const two = (price: number): FeedSteps => ({
    ...says(1, {}),
    basics: {
      type: 'vivienda',
      offers: [
        { operation: 'V', price: 100 },
        { operation: 'L', price },
      ],
    } as FeedSteps['basics'],
  })
  const merged = mergeSteps(two(7), plain(two(5)), says(100, {}))
  expect(merged).toMatchObject({
    steps: {},
    conflicts: [{ field: 'basics.offers.L', against: { operation: 'L', price: 5 } }],
  })
})
