import { expect, it } from 'vitest'
import { agencyOf, homeOf } from '../homes.fixture.ts'
import type { Property } from '../../../../generated/model/index.ts'
import { toListing } from './listing.ts'
import { narrowed } from './narrow.ts'
import { splitNumber } from './typed-number.ts'

const agency = agencyOf('Llevant')
const shown = (location: Property['location']) =>
  toListing(
    homeOf(agency, { location: { municipalityIne: '07061', streetType: 'carrer', ...location } }),
    [],
  )

it.each([
  ['Xaloc Amagat, 73q91', 'Xaloc Amagat'],
  ['Xaloc Amagat 73q91', 'Xaloc Amagat'],
  ['Xaloc Amagat,73', 'Xaloc Amagat'],
  ['Xaloc Amagat-73', 'Xaloc Amagat'],
  ['Xaloc Amagat nº 12', 'Xaloc Amagat'],
  ['Xaloc Amagat núm. 12 bis', 'Xaloc Amagat'],
  ['Xaloc Amagat n.12', 'Xaloc Amagat'],
  ['Xaloc Amagat 12-14', 'Xaloc Amagat'],
  ['Xaloc Amagat 12 - 14', 'Xaloc Amagat'],
  ['Xaloc Amagat 12 B', 'Xaloc Amagat'],
  ['Xaloc Amagat, s/n', 'Xaloc Amagat'],
  ['Xaloc Amagat, 12, 3º B', 'Xaloc Amagat'],
  ['Xaloc Amagat 12 3º puerta 2', 'Xaloc Amagat'],
  ['Xaloc Amagat 12, Palma', 'Xaloc Amagat Palma'],
  ['12, Xaloc Amagat', 'Xaloc Amagat'],
  ['12 Calle Xaloc', 'Calle Xaloc'],
  ['Ma-10, km 3,2', 'Ma-10'],
  ['Ma-10 km 3,2', 'Ma-10'],
  ['Lluna, sa, 12', 'Lluna sa'],
  ['12 de octubre 5', '12 de octubre'],
  ['31 de Desembre, 14', '31 de Desembre'],
  ['Carrer 12, 5', 'Carrer 12'],
  ['12, 5', '12'],
  ['Xaloc Amagat 12 principal', 'Xaloc Amagat'],
  ['Xaloc Amagat 12 entlo. 2ª', 'Xaloc Amagat'],
  ['Xaloc Amagat 12 entresòl', 'Xaloc Amagat'],
  ['Xaloc Amagat 12 semisótano', 'Xaloc Amagat'],
  ['Xaloc Amagat 12 primero izquierda', 'Xaloc Amagat'],
  ['Xaloc Amagat 12 segon esquerra', 'Xaloc Amagat'],
  ['Xaloc Amagat 12 Erdgeschoss', 'Xaloc Amagat'],
  ['Xaloc Amagat 12 ground floor', 'Xaloc Amagat'],
  ['Xaloc Amagat 12, principal 2ª', 'Xaloc Amagat'],
  ['Xaloc Amagat, 12, tercer esquerra', 'Xaloc Amagat'],
  ['Xaloc Amagat 12 Edificio Sol', 'Xaloc Amagat'],
  ['Xaloc Amagat 12 (Edifici Sol)', 'Xaloc Amagat'],
  ['Xaloc Amagat, 12 Edificio Sol', 'Xaloc Amagat'],
  ['Xaloc Amagat 12 07100 Sóller', 'Xaloc Amagat'],
  ['Xaloc Amagat A-12', 'Xaloc Amagat'],
  ['12 Major', 'Major'],
  ['nº 12 Major', 'Major'],
  ['12 Major, Palma', 'Major Palma'],
  ['Carrer 12 Major', 'Carrer Major'],
  ['Major12', 'Major'],
  ['Sol12', 'Sol'],
  ['Xaloc 31 de Desembre 5', 'Xaloc 31 de Desembre'],
])('the number goes from %s', (typed, name) => {
  expect(splitNumber(typed).name).toBe(name)
  expect(splitNumber(typed).number).not.toBe('')
})

it.each([
  '31 de Desembre',
  'Avinguda 16 de juliol',
  'Carrer 1 d’octubre',
  '17. Juni',
  'Plaça 1r de Maig',
  '1 de Maig',
  'Avinguda del 31 de desembre de 1229',
  'dels 4 Cantons',
  'Calle 12',
  'Carrer nº 5',
  '12',
  'Ma-13',
  'Ma 13',
  'Joan XXIII',
  'A',
  'Lluna, sa',
])('%s is a name', (typed) => {
  expect(splitNumber(typed)).toEqual({ name: typed.replace(',', ''), number: '' })
})

it('a number that was typed with the name is told as the agency chose, like one of its own', () => {
  const typed = { streetName: 'Xaloc Amagat, 73q91' }
  const [full, street, moved] = [
    shown({ ...typed, addressVisibility: 'full', geoPrecision: 'exact' }),
    shown({ ...typed, addressVisibility: 'street', geoPrecision: 'exact' }),
    shown({ ...typed, addressVisibility: 'street', geoPrecision: 'moved' }),
  ]
  expect(full.location.street).toBe('Carrer Xaloc Amagat, 73q91')
  for (const one of [street, moved]) expect(JSON.stringify(one)).not.toContain('73q91')
  expect(street.location.street).toBe('Carrer Xaloc Amagat')
  expect(narrowed(full, street)?.location.street).toBe('Carrer Xaloc Amagat')
})

it('a number typed with the urbanisation goes like one typed with the street; hidden drops it whole', () => {
  const at = (
    addressVisibility: 'hidden' | 'street' | 'full',
    urbanisation = 'Son Vida, Vial 4 núm. 73',
  ) =>
    shown({
      municipalityIne: '07040',
      urbanisation,
      addressVisibility,
      geoPrecision: 'exact',
      streetName: 'Lluna',
    }).location.urbanisation
  expect([at('full'), at('street'), at('hidden')]).toEqual([
    'Son Vida, Vial 4 núm. 73',
    'Son Vida Vial',
    undefined,
  ])
  expect([
    at('street', 'Es Pla, fase nova'),
    at('hidden', 'Son Vida 73'),
    at('hidden', 'Son Vida'),
  ]).toEqual(['Es Pla, fase nova', undefined, 'Son Vida'])
})

it('goes from a home that left the market when it was still shown with it, and no other name does', () => {
  const at = { addressVisibility: 'street', geoPrecision: 'exact' } as const
  const now = shown({ ...at, streetName: 'Xaloc Amagat 73q91' })
  const before = { ...now, location: { ...now.location, street: 'Carrer Xaloc Amagat 73q91' } }
  expect(narrowed(before, now)?.location.street).toBe('Carrer Xaloc Amagat')
  for (const [street, typed] of [
    ['Carrer 12 Major', '12 Major'],
    ['Carrer Major 12 Edificio Sol', 'Major 12 Edificio Sol'],
  ] as const) {
    const led = shown({ ...at, streetName: typed })
    const was = { ...led, location: { ...led.location, street } }
    expect(narrowed(was, led)?.location.street).toBe('Carrer Major')
  }
  const villa = shown({ ...at, streetName: 'Lluna', urbanisation: 'Son Vida 12' })
  const told = { ...villa, location: { ...villa.location, urbanisation: 'Son Vida 12' } }
  expect(narrowed(told, villa)?.location.urbanisation).toBe('Son Vida')
  const named = shown({ ...at, streetName: '12' })
  expect(narrowed(named, named)).toBeNull()
})
