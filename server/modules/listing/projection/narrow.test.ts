import { expect, it } from 'vitest'
import type { Property } from '../../../../generated/model/index.ts'
import { agencyOf, homeOf } from '../homes.fixture.ts'
import { toListing } from './listing.ts'
import { narrowed } from './narrow.ts'

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
