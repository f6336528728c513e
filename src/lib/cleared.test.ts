import { expect, it } from 'vitest'
import { changesOf } from './cleared'

interface Home {
  name?: string
  phone?: string | null
  tags?: string[]
  licence?: { number?: string }
}
const FIELDS = ['name', 'phone', 'tags', 'licence'] as const

it('sends what changed, empties what is gone, and leaves the rest alone', () => {
  const before: Home = { name: 'A', phone: '600', tags: ['x'], licence: { number: '1' } }
  expect(changesOf<Home>(before, { ...before }, FIELDS)).toEqual({})
  expect(changesOf<Home>(before, { name: 'B', licence: { number: '1' } }, FIELDS)).toEqual({
    name: 'B',
    phone: null,
    tags: [],
  })
  expect(changesOf<Home>(before, { ...before, licence: undefined }, FIELDS)).toEqual({
    licence: {},
  })
  expect(changesOf<Home>({ phone: null }, { phone: '' }, FIELDS)).toEqual({})
  // A form leaves an empty list or object out: that is no change.
  expect(changesOf<Home>({ tags: [], licence: {} }, {}, FIELDS)).toEqual({})
  expect(changesOf<Home>(before, { ...before, tags: [] }, FIELDS)).toEqual({ tags: [] })
})
