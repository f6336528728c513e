import { expect, it } from 'vitest'
import type { Property } from '../../../../generated/model/index.ts'
import { agencyOf, homeOf } from '../homes.fixture.ts'
import { toListing } from './listing.ts'
import { splitNumber } from './typed-number.ts'

const agency = agencyOf('Llevant')
const shown = (location: Property['location']) =>
  toListing(homeOf(agency, { location: { municipalityIne: '07040', ...location } }), []).location

it.each([
  ['Palma', 'Palma'],
  ['Palma de Mallorca', 'Palma de Mallorca'],
  ['Son Vida, Carrer Xaloc 12', 'Son Vida'],
  ['Palma, Carrer Xaloc 12', 'Palma'],
  ['Palma Carrer Xaloc', 'Palma'],
  ['Carrer Xaloc', undefined],
  ['Xaloc 12', undefined],
  ['Xaloc', undefined],
])('a hidden home in the town “%s” tells %s', (town, told) => {
  const place = shown({ town, addressVisibility: 'hidden' })
  expect(place.town).toBe(told)
  expect(JSON.stringify(place)).not.toMatch(/Xaloc/)
})

it.each([
  ['Son Serra', 'Son Serra'],
  ['Urbanización Son Serra', 'Urbanización Son Serra'],
  ['Son Serra Carrer Xaloc', 'Son Serra'],
  ['Son Serra (C/Xaloc 12)', 'Son Serra'],
  ['Son Serra - c. Xaloc', 'Son Serra'],
  ['Son Serra de la Avda. Xaloc', 'Son Serra'],
  ['Son Serra Xalocstraße 12', 'Son Serra'],
  ['Carrer Xaloc 12', undefined],
  ['Son Serra - Xaloc 12', 'Son Serra'],
  ['Son Serra – Xaloc', 'Son Serra'],
  ['Son Serra (Xaloc 12)', 'Son Serra'],
  ['Son Serra / Xaloc', 'Son Serra'],
  ['Son Serra: Xaloc', 'Son Serra'],
  ['Son Serra. Xaloc 12', 'Son Serra'],
  ['Son Serra\nXaloc 12', 'Son Serra'],
  ['Son Serra | Xaloc', 'Son Serra'],
  ['Son Serra Rambla Xaloc', 'Son Serra'],
  ['Son Serra Gran Vía Xaloc', 'Son Serra'],
  ['Son Serra Ptge. Xaloc', 'Son Serra'],
  ['Son Serra Pje. Xaloc', 'Son Serra'],
  ['Son Serra Cº Xaloc', 'Son Serra'],
  ['Son Serra Clle. Xaloc', 'Son Serra'],
  ['Son Serra Baixada Xaloc', 'Son Serra'],
  ['Son Serra Pujada de Xaloc', 'Son Serra'],
  ['Son Serra Glorieta Xaloc', 'Son Serra'],
  ['Son Serra Xaloc Street', 'Son Serra'],
  ['Son Serra Xaloc Way 12', 'Son Serra'],
  ['Son Serra Xalocweg 12', 'Son Serra'],
  ['Son Serra- Xaloc 12', 'Son Serra'],
  ['Son Serra -Xaloc', 'Son Serra'],
  ['Son Serra–Xaloc', 'Son Serra'],
  ['Son Serra—Xaloc 12', 'Son Serra'],
  ['Son Serra \\ Xaloc', 'Son Serra'],
  ['Son Serra > Xaloc', 'Son Serra'],
  ['Son Serra_Xaloc', 'Son Serra'],
  ['Son Serra C Xaloc 12', 'Son Serra'],
  ['Son Serra esq. Xaloc', 'Son Serra'],
  ['Son Serra cantonada Xaloc', 'Son Serra'],
  ['Urb. Fase C', 'Urb. Fase C'],
  ['Sol & Mar', 'Sol & Mar'],
  ["Costa d'en Blanes", "Costa d'en Blanes"],
  ['Urb. Costa de la Calma', 'Urb. Costa de la Calma'],
  ['Son Serra-Nou', 'Son Serra-Nou'],
  ["Platja d'Or 3", "Platja d'Or"],
])('a hidden home in the urbanisation “%s” tells %s', (urbanisation, told) => {
  const place = shown({ urbanisation, addressVisibility: 'hidden' })
  expect(place.urbanisation).toBe(told)
  expect(JSON.stringify(place)).not.toMatch(/Xaloc/)
})

it('a home whose street alone is told has no number in the name of its place', () => {
  const place = shown({
    town: 'Son Vida, Carrer Xaloc 73q91',
    zoneName: 'Son Vida, Carrer Xaloc 73q91',
    addressVisibility: 'street',
  })
  expect(place).toMatchObject({ town: 'Son Vida Carrer Xaloc', zoneName: 'Son Vida Carrer Xaloc' })
})

it.each([...'(—‑#[=~−‐+_\'"|@&\\*´…!?‹{“'].concat(' № ', ' n° ', ' (', ' #', ' «', '/ '))(
  'a number behind “%s” is the house’s',
  (sign) => {
    for (const number of ['73', '⑫', '¹²'])
      expect(splitNumber(`Xaloc Amagat${sign}${number}`).name).toBe('Xaloc Amagat')
  },
)
