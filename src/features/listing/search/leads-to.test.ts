import { expect, it } from 'vitest'
import { redirectOf } from './leads-to'

const leads = (operation: string, query = '') =>
  redirectOf({ operation, slug: 'inca' }, new URLSearchParams(query))

it('moves a key to its word and keeps the rest of the query', async () => {
  expect(await leads('V', 'type=vivienda&type=local&q=')).toBe(
    '/busqueda/venta/inca?type=vivienda&type=local',
  )
  expect(await leads('venta', 'type=vivienda')).toBeNull()
})

it('takes names that every object has for what they are: unknown words', async () => {
  for (const word of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
    expect(await leads(word)).toBeNull()
  expect(await leads('V', 'constructor=1&constructor=2')).toBe(
    '/busqueda/venta/inca?constructor=1&constructor=2',
  )
  expect(await leads('V', '__proto__=1')).toBe('/busqueda/venta/inca?__proto__=1')
})
