import { expect, it } from 'vitest'
import type { ListingCard } from '../../generated/model/index.ts'
import { homeLine } from './home-line.ts'

const card = (bedrooms: number, bathrooms: number, area: number) =>
  ({
    bedrooms,
    bathrooms,
    area,
    title: { es: 'Casa' },
    place: 'Sóller',
    price: 1e7,
  }) as unknown as ListingCard
const factsOf = (lang: 'es' | 'en' | 'ca' | 'de', ...of: Parameters<typeof card>) =>
  homeLine(card(...of), null, lang, 'https://llar.example').facts

it.each([
  ['es', '1 hab. · 1 baño · 90 m²', '2 hab. · 2 baños · 1.212 m²'],
  ['ca', '1 hab. · 1 bany · 90 m²', '2 hab. · 2 banys · 1.212 m²'],
  ['en', '1 bedroom · 1 bathroom · 90 m²', '2 bedrooms · 2 bathrooms · 1,212 m²'],
  ['de', '1 Schlafzimmer · 1 Bad · 90 m²', '2 Schlafzimmer · 2 Bäder · 1.212 m²'],
] as const)('one is one and several are several (%s)', (lang, one, several) => {
  expect(factsOf(lang, 1, 1, 90)).toBe(one)
  expect(factsOf(lang, 2, 2, 1212)).toBe(several)
})
