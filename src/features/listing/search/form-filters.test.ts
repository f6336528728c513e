import { expect, test } from 'vitest'
import { FILTERS } from './filters'
import { countOn, FORM_FILTERS } from './form-filters'

test('each chosen value counts; what a map draws is none of the form', () => {
  const filters = {
    type: ['vivienda', 'local'] as const,
    priceMin: 0,
    recent: true,
    area: ['xyz'],
  }
  expect(countOn({ ...filters, type: [...filters.type] }, FORM_FILTERS)).toBe(4)
  expect(countOn({}, FORM_FILTERS)).toBe(0)
})

test('the form asks for every filter but what comes from a map, a visit or an agency', () => {
  const others = Object.keys(FILTERS).filter((name) => !FORM_FILTERS.includes(name as never))
  expect(others).toEqual(['since', 'bbox', 'area', 'near', 'agencyId'])
})
