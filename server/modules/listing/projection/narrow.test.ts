import { expect, it } from 'vitest'
import type { Property } from '../../../../generated/model/index.ts'
import { agencyOf, homeOf } from '../homes.fixture.ts'
import { toListing } from './listing.ts'
import { narrowed, stillPublic } from './narrow.ts'
import { titled } from './titled.ts'

const agency = agencyOf('Llevant')
/** A home without a pin or a street, as its part of the town names it. */
const shown = (more: Property['location']) =>
  toListing(
    {
      ...homeOf(agency, {
        location: {
          municipalityIne: '07061',
          town: 'Sóller',
          postalCode: '07100',
          zoneName: 'Es Convent',
          floor: '4',
          ...more,
        },
      }),
      geo: null,
      precision: 'hidden',
    },
    [],
  )

it('a home without pin and street keeps its part of the town back, too, once its address is hidden', () => {
  const [before, hidden] = [
    shown({ addressVisibility: 'street' }),
    shown({ addressVisibility: 'hidden' }),
  ]
  expect(before.location).toMatchObject({ zoneName: 'Es Convent', postalCode: '07100', floor: '4' })
  expect(narrowed(before, hidden)?.location).toEqual({
    island: 'MALLORCA',
    municipalityIne: '07061',
    municipality: 'Sóller',
    precision: 'hidden',
    geo: null,
    town: 'Sóller',
    placeSlug: 'soller',
  })
  expect([narrowed(hidden, before), narrowed(before, before), narrowed(hidden, hidden)]).toEqual([
    null,
    null,
    null,
  ])
})

it('a title that nobody wrote names the part of the town no more; one that somebody wrote stays', () => {
  const [before, hidden] = [
    shown({ addressVisibility: 'street' }),
    shown({ addressVisibility: 'hidden' }),
  ]
  const untitled = { ...before, title: titled({}, before) }
  expect(untitled.title['es']).toContain('Es Convent')
  expect(narrowed(untitled, hidden)?.title).toEqual(titled({}, hidden))
  const written = { ...before, title: { es: 'Es Convent, davant la plaça' } }
  expect(narrowed(written, hidden)?.title).toEqual(written.title)
})

it('a title that another version made of kind and place is known for one that nobody wrote', () => {
  const [before, hidden] = [
    shown({ addressVisibility: 'street' }),
    shown({ addressVisibility: 'hidden' }),
  ]
  // The other version had a kind that this one lacks.
  const made = titled({}, { ...before, subtype: 'atico' })
  const other = { ...before, subtype: null, title: made }
  expect(made).not.toEqual(titled({}, other))
  expect(narrowed(other, hidden)?.title).toEqual(
    titled({}, { ...other, location: hidden.location }),
  )
  const { de: _, ...three } = made
  expect(narrowed({ ...other, title: three }, hidden)?.title).toEqual(three)
})

it('what registers find the house by goes with its number, and from homes that were shown with it', () => {
  const [certified, rounded] = [
    { status: 'provided', consumptionKwh: 133.21, issuedOn: '2024-03-04' } as const,
    { status: 'provided', consumptionKwh: 133 },
  ]
  const told = (addressVisibility: 'full' | 'hidden') =>
    toListing(
      homeOf(agency, {
        location: {
          municipalityIne: '07061',
          streetName: 'sa Lluna',
          number: '12',
          addressVisibility,
          geoPrecision: 'exact',
        },
        legal: { energy: certified },
        layout: { built: 164, cadastralBuilt: 171.5 },
      }),
      [],
    )
  const [full, hidden] = [told('full'), told('hidden')]
  expect([full.energy, full.layout.cadastralBuilt]).toEqual([certified, 171.5])
  expect(narrowed(full, hidden)).toMatchObject({ energy: rounded, layout: { built: 164 } })
  expect(narrowed(full, hidden)?.layout).not.toHaveProperty('cadastralBuilt')
  // As it was last shown before they were kept back.
  const before = { ...hidden, energy: certified, layout: full.layout }
  expect(stillPublic(before)).toMatchObject({ energy: rounded, layout: hidden.layout })
  expect(stillPublic(before).layout).not.toHaveProperty('cadastralBuilt')
  expect(stillPublic(full)).toMatchObject({ energy: certified, layout: full.layout })
})

it('a number goes with its choice, also behind a street whose name has a comma', () => {
  const told = (addressVisibility: 'full' | 'street', number: string) =>
    toListing(
      homeOf(agency, {
        location: {
          municipalityIne: '07061',
          streetType: 'carrer',
          streetName: 'Lluna, sa',
          number,
          addressVisibility,
          geoPrecision: 'exact',
        },
      }),
      [],
    )
  for (const number of ['12', '12, 3', '12,']) {
    const [full, street] = [told('full', number), told('street', number)]
    expect(full.location.street).toBe(`Carrer Lluna sa, ${number}`)
    expect(narrowed(full, street)?.location.street).toBe('Carrer Lluna sa')
    expect(narrowed(street, full)).toBeNull()
    // As it was written before the name lost its comma.
    const before = {
      ...full,
      location: { ...full.location, street: `Carrer Lluna, sa, ${number}` },
    }
    expect(narrowed(before, street)?.location.street).toBe('Carrer Lluna sa')
  }
})

it('a street typed with the name of its place goes from a hidden home that was last shown with it', () => {
  const hidden = { addressVisibility: 'hidden' } as const
  const retyped = shown({ ...hidden, municipalityIne: '07040', urbanisation: 'Son Vida' })
  const told = { ...retyped, location: { ...retyped.location, urbanisation: 'Son Serra - Xaloc' } }
  expect(narrowed(told, retyped)?.location.urbanisation).toBe('Son Vida')
  const none = shown({ ...hidden, urbanisation: 'Rambla Xaloc' })
  const all = { ...none, location: { ...none.location, urbanisation: 'Rambla Xaloc' } }
  expect(narrowed(all, none)?.location.urbanisation).toBeUndefined()
  const other = shown({ ...hidden, municipalityIne: '07040', urbanisation: 'Génova' })
  expect([narrowed(retyped, retyped), narrowed(retyped, other)]).toEqual([null, null])
})
