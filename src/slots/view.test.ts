import { expect, test } from 'vitest'
import { fromViewQuery, sameQuery, toViewQuery } from './view'

test('a search becomes a view and an address again, without its place in the list', () => {
  const query = toViewQuery({
    status: ['active', 'reserved'],
    priceMax: 40_000_000,
    incomplete: true,
    cursor: 'x',
    limit: 25,
  })
  expect(query).toEqual({
    status: ['active', 'reserved'],
    priceMax: ['40000000'],
    incomplete: ['true'],
  })
  expect(fromViewQuery(query).toString()).toBe(
    'status=active&status=reserved&priceMax=40000000&incomplete=true',
  )
})

test('the order of names and values is no difference', () => {
  expect(
    sameQuery(
      { status: ['active', 'reserved'], q: ['sol'] },
      { q: ['sol'], status: ['reserved', 'active'] },
    ),
  ).toBe(true)
  expect(sameQuery({ status: ['active'] }, {})).toBe(false)
})
