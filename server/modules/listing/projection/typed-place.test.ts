import { describe, expect, it } from 'vitest'
import type { Property } from '../../../../generated/model/index.ts'
import { agencyOf, homeOf } from '../homes.fixture.ts'
import { toListing } from './listing.ts'
import { placeLine } from './location.ts'
import { splitNumber } from './typed-number.ts'

const agency = agencyOf('Llevant')
const shown = (location: Property['location']) =>
  toListing(homeOf(agency, { location: { municipalityIne: '07040', ...location } }), []).location

const STREETS = [
  'Carrer Xaloc',
  'Xaloc 12',
  'Xaloc',
  'Palma Xaloc',
  'Palma, Carrer Xaloc 12',
  'Palma (Xaloc)',
  'Son Vida - Xaloc 12',
  'Son Vida «Xaloc»',
  'Son Vida junto a Xaloc',
  'Son Vida Moll de Xaloc',
  'Son Vida\nXaloc 12',
  'Fase C Norte Xaloc',
]

describe('a hidden home tells names of our list of places alone', () => {
  const hidden = { addressVisibility: 'hidden' } as const

  it.each(STREETS)('“%s” is no town, no urbanisation, no province', (typed) => {
    const place = shown({ ...hidden, town: typed, urbanisation: typed, province: typed })
    expect(JSON.stringify(place)).not.toMatch(/Xaloc|Fase/)
    expect(place).toMatchObject({ municipality: 'Palma' })
  })

  it.each([
    'Palma улица Ксалок',
    'Palma 西风街',
    'Palma ١٢',
    'Palma ⑫',
    'Palma ½',
    'Palma Ⅻ',
    'Palma 🏠',
  ])('“%s” says more than a name', (typed) => {
    const place = shown({
      ...hidden,
      town: typed,
      urbanisation: typed,
      province: `Girona${typed.slice(5)}`,
    })
    expect([place.town, place.urbanisation, place.province]).toEqual(Array(3).fill(undefined))
  })

  it.each(['Son Vida', 'Urb. Son Vida', 'Urbanització Son Vida'])(
    '“%s” is told as it was typed',
    (typed) => {
      const place = shown({
        ...hidden,
        town: typed,
        urbanisation: typed,
        province: 'Illes Balears',
      })
      expect(place).toMatchObject({ town: typed, urbanisation: typed, province: 'Illes Balears' })
    },
  )

  it('a place of another municipality, or of none that we know, is not told', () => {
    expect(shown({ ...hidden, municipalityIne: '07052', town: 'Son Vida' }).town).toBeUndefined()
    const outside = shown({
      ...hidden,
      municipalityIne: undefined,
      town: 'Xaloc',
      province: 'Girona',
    })
    expect(outside).toMatchObject({ province: 'Girona', municipality: null })
    expect(outside.town).toBeUndefined()
  })

  it('the name of a development leads to the door and is not told', () => {
    const told = (addressVisibility: 'hidden' | 'street') =>
      toListing(
        homeOf(agency, {
          basics: {
            type: 'vivienda',
            offers: [{ operation: 'ON' }],
            development: { name: 'Residencial Xaloc', finished: true },
          },
          location: { municipalityIne: '07040', addressVisibility },
        }),
        [],
      )
    expect(told('street').development).toEqual({ name: 'Residencial Xaloc', finished: true })
    expect(told('hidden').development).toEqual({ finished: true })
    expect(JSON.stringify(told('hidden'))).not.toMatch(/Xaloc/)
  })
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

describe('one place in two spellings', () => {
  const mao = (town: string) =>
    shown({ municipalityIne: '07032', town, addressVisibility: 'street' })

  it.each(['Mahón', 'mahon', 'Maó'])('“%s” is the municipality Maó, named once', (town) => {
    expect(mao(town)).toMatchObject({ town: 'Maó', municipality: 'Maó' })
    expect(placeLine(mao(town))).toBe('Maó')
  })

  it('keeps a town that is another place', () => {
    expect(placeLine(mao('Es Grau'))).toBe('Es Grau, Maó')
  })

  it('takes a quarter called as the municipality for it', () => {
    expect(placeLine({ ...mao(''), zoneName: 'Mahón' })).toBe('Maó')
  })
})
