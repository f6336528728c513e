import { expect, it } from 'vitest'
import { frozen } from './frozen.ts'
import { readRoutes } from './routes.ts'
import { Fit } from './stored/fit.ts'
import { Written } from './written.ts'

const fit = new Fit(readRoutes().contract)
const item = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }
const page = {
  type: 'object',
  required: ['items', 'total'],
  properties: { items: { type: 'array', items: item, maxItems: 2 }, total: { type: 'integer' } },
}
const one = (id: unknown) => frozen({ id })

it('a frozen answer is written once, and only where it fits', () => {
  const written = new Written(fit, item)
  let times = 0
  const told = frozen({ id: 'a', toJSON: () => ({ id: `a${(times += 1)}` }) })
  expect([written.of(told), written.of(told), times]).toEqual(['{"id":"a1"}', '{"id":"a1"}', 1])
  expect([written.of({ id: 'a' }), written.of(one(7))]).toEqual([null, null])
})

it('a page of frozen items is what it would be as a whole', () => {
  const written = new Written(fit, page)
  for (const items of [[], [one('a')], [one('a'), one('"b')]]) {
    const body = { total: items.length, items }
    expect(JSON.parse(written.of(body) ?? '')).toEqual(body)
  }
})

it('a page with an item that does not fit, that may change, or that is too many is looked at', () => {
  const written = new Written(fit, page)
  const pages = [[one(7)], [{ id: 'a' }], [one('a'), one('b'), one('c')]]
  expect(pages.map((items) => written.of({ items, total: 1 }))).toEqual([null, null, null])
  expect(written.of({ items: [one('a')], total: 'many' })).toBeNull()
})

it('items with a rule among them are looked at together', () => {
  const once = { ...page, properties: { items: { ...page.properties.items, uniqueItems: true } } }
  expect(new Written(fit, once).of({ items: [one('a'), one('a')], total: 2 })).toBeNull()
})
