import { expect, test } from 'vitest'
import type { GeneratedForm } from '../../generated/forms/form-type.ts'
import { strangeWords } from './enum-words.ts'

const kind = {
  enum: ['flat', 'office'],
  'x-enum-descriptions': { flat: 'Flat in a house', office: 'Agents’ office' },
}
const contract = {
  components: {
    schemas: {
      Home: { properties: { kinds: { items: { $ref: '#/components/schemas/Kind' } } } },
      Kind: kind,
    },
  },
}
const form = { name: 'Home', prefix: 'home', ui: {} } as unknown as GeneratedForm

test('the word of a form is in what the contract says of the value, whatever its case', () => {
  const words = { 'enums.kinds.flat': 'flat', 'enums.kinds.office': "Agents' office" }
  expect(strangeWords(contract, form, words)).toEqual([])
})

test('another word is named with both', () => {
  expect(strangeWords(contract, form, { 'enums.kinds.flat': 'Apartment' })).toEqual([
    'Home: enums.kinds.flat is "Apartment", which its x-enum-descriptions "Flat in a house" does not say',
  ])
})

test('a field that nobody sees needs no word', () => {
  const hidden = { ...form, ui: { kinds: { hidden: true } } } as unknown as GeneratedForm
  expect(strangeWords(contract, hidden, { 'enums.kinds.flat': 'Apartment' })).toEqual([])
})
