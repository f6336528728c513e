import { expect, it } from 'vitest'
import { fieldOfName } from './headers.ts'

it('the name of a column says its field, with its unit and its number', () =>
  expect([fieldOfName('Precio EUR'), fieldOfName('Foto3')]).toEqual(['price', 'pictures']))

// Units and figures that go on and on: a name of a megabyte of them was read for minutes.
it.each([`precio${' m2'.repeat(60)}`, `precio${' m2'.repeat(20_000)} x`, `foto${'1'.repeat(200)}`])(
  'a name as long as a text says none',
  (name) => expect(fieldOfName(name)).toBeNull(),
)
