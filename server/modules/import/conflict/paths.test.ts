import { expect, it } from 'vitest'
import { stepWith, valueAt } from './paths.ts'

const steps = {
  basics: { type: 'vivienda', offers: [{ operation: 'V', price: 100 }, { operation: 'L' }] },
  texts: { title: { es: 'Piso', en: 'Flat' } },
  layout: { built: 90 },
}

it('reads a field, an offer by its operation, and a language', () => {
  expect(valueAt(steps, 'layout.built')).toBe(90)
  expect(valueAt(steps, 'basics.offers.V.price')).toBe(100)
  expect(valueAt(steps, 'texts.title.en')).toBe('Flat')
  expect(valueAt(steps, 'basics.offers.T.price')).toBeUndefined()
  expect(valueAt(steps, 'features.heating')).toBeUndefined()
})

it('writes there and nowhere else; nothing takes the field out', () => {
  expect(stepWith(steps, 'layout.built', undefined)).toEqual({})
  expect(stepWith(steps, 'basics.offers.V.price', 90)).toEqual({
    type: 'vivienda',
    offers: [{ operation: 'V', price: 90 }, { operation: 'L' }],
  })
  expect(stepWith(steps, 'texts.title.en', undefined)).toEqual({ title: { es: 'Piso' } })
  expect(stepWith(steps, 'basics.offers.L', undefined)).toMatchObject({
    offers: [{ operation: 'V' }],
  })
  expect(stepWith({}, 'texts.title.es', 'Piso')).toEqual({ title: { es: 'Piso' } })
})
