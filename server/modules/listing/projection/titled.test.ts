import { expect, it } from 'vitest'
import type { ListingLocation } from '../../../../generated/model/index.ts'
import { titled } from './titled.ts'

const location = {
  municipality: 'Palma',
  zoneName: 'Santa Catalina',
} as unknown as ListingLocation
const home = { type: 'vivienda', subtype: 'atico', location } as const

it('a home that nobody titled goes by its kind and place in every language, never by its reference', () => {
  expect(titled({}, home)).toEqual({
    es: 'Ático en Santa Catalina, Palma',
    en: 'Penthouse in Santa Catalina, Palma',
    ca: 'Àtic a Santa Catalina, Palma',
    de: 'Penthouse in Santa Catalina, Palma',
  })
  expect(titled({ es: '  ' }, { ...home, type: 'parking', subtype: null })).toMatchObject({
    es: expect.stringContaining(' en Santa Catalina, Palma'),
  })
})

it('what somebody wrote stays as it is, in the languages in which they wrote', () => {
  expect(titled({ ca: 'Àtic amb sol' }, home)).toEqual({ ca: 'Àtic amb sol' })
})
