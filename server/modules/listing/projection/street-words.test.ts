import { expect, it } from 'vitest'
import { streetWords } from './street-words.ts'

it.each([
  ['carrer', 'sa Lluna', 'Carrer sa Lluna'],
  ['carrer', 'Carrer de sa Lluna', 'Carrer de sa Lluna'],
  ['cami', 'CAMÍ vell', 'CAMÍ vell'],
  ['calle', 'C/ Mayor', 'C/ Mayor'],
  ['plaza', 'Placeta', 'Plaza Placeta'],
  ['otro', 'Son Vida', 'Son Vida'],
  [undefined, ' Major ', 'Major'],
  ['carrer', undefined, ''],
] as const)('%s %s', (streetType, name, said) => {
  expect(streetWords(streetType === undefined ? {} : { streetType }, name)).toBe(said)
})
