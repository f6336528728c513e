import { describe, expect, it } from 'vitest'
import type { ContactMethod } from '../../../../generated/model/index.ts'
import { agencyOf, homeOf } from '../homes.fixture.ts'
import type { ListingSource } from '../source.ts'
import { toCard } from './card.ts'
import { toListing } from './listing.ts'
import { components } from './public-part.ts'
import { nextPrices, publicOffers } from './prices.ts'
import { CANARY, fullSteps, NUMBER, schemas, type Schema } from './full-steps.fixture.ts'
import { toSearchRows } from './search-row.ts'
import { searchTexts } from './search-terms.ts'

/** Public, and no fact of the public page: it needs a place of its own. */
const isLost = (field: Schema): boolean =>
  field['x-public'] === true && !field['x-shows']?.includes('facts')

const LEFT = 'a field that is not in public-fields.txt left the agency; its value is the canary'
let privateFields: string[] = []

function everythingPublic(source: ListingSource): string {
  const listing = toListing(
    source,
    nextPrices([], publicOffers(source.property.basics.offers), source.property.updatedAt),
  )
  return JSON.stringify([
    listing,
    listing.prices.map((one) => toCard(listing, one)),
    toSearchRows(listing),
    searchTexts(listing),
  ])
}

describe('what leaves the agency', () => {
  it('never is a private field, whatever the visibility', () => {
    for (const addressVisibility of ['full', 'street', 'hidden'] as const) {
      for (const operation of ['V', 'A', 'TDA', 'ON', 'NP', 'T', 'VOT'] as const) {
        const { steps, hidden } = fullSteps()
        privateFields = hidden
        const source = homeOf(agencyOf('Llevant'), steps)
        source.property.basics.offers = source.property.basics.offers.map((offer) => ({
          ...offer,
          operation,
        }))
        if (source.property.location)
          source.property.location = {
            ...source.property.location,
            municipalityIne: '07061',
            addressVisibility,
          }
        const text = everythingPublic(source)
        expect(text, LEFT).not.toContain(CANARY)
        expect(text, LEFT).not.toContain(String(NUMBER))
        expect(text).toContain('abierto')
      }
    }
    expect(privateFields.length).toBeGreaterThan(40)
    expect(privateFields).toContain('mandate.owners.*.taxId')
    expect(privateFields).toContain('location.geo.lat')
  })

  it('has a place for every public field of a step that is not shown as a whole', () => {
    const shown = new Set(
      ['Listing', 'ListingCosts'].flatMap((name) => Object.keys(schemas[name]?.properties ?? {})),
    )
    const steps = ['PropertyBasics', 'PropertyLegal', 'PropertyTexts', 'PropertyPublication']
    const open = steps.flatMap((name) =>
      Object.entries(schemas[name]?.properties ?? {}).flatMap(([key, field]) =>
        isLost(field) ? [key] : [],
      ),
    )
    // Of the certificate the public is told its state, under a name of its own.
    expect(
      open.filter((key) => !shown.has(key) && key !== 'cedula'),
      'x-public needs a field of this name in Listing.yaml, or x-shows: [facts]',
    ).toEqual([])
  })

  it('is the street without number unless the address is full, and nothing near it when hidden', () => {
    const listing = (
      addressVisibility: 'full' | 'street' | 'hidden',
      precision: 'exact' | 'moved' = 'exact',
    ) => {
      const location = {
        municipalityIne: '07061',
        town: 'Sóller',
        streetType: 'carrer',
        streetName: 'sa Lluna',
        number: '12',
        postalCode: '07100',
        zoneName: 'Es Convent',
        floor: '2',
        addressVisibility,
      } as const
      return toListing({ ...homeOf(agencyOf('Llevant'), { location }), precision }, []).location
    }
    expect(listing('full')).toMatchObject({
      street: 'Carrer sa Lluna, 12',
      precision: 'exact',
      geo: { lat: 39.7662 },
    })
    // A moved point means that the exact place is not to be told (docs/decisions/0025).
    expect(listing('full', 'moved')).toMatchObject({
      street: 'Carrer sa Lluna',
      precision: 'moved',
    })
    expect(listing('street').street).toBe('Carrer sa Lluna')
    expect(listing('hidden')).toEqual({
      island: 'MALLORCA',
      municipalityIne: '07061',
      municipality: 'Sóller',
      placeSlug: 'soller',
      town: 'Sóller',
      precision: 'hidden',
      geo: null,
    })
  })

  it('has neither off-market nor swap offers, nor a price on request', () => {
    const offers = [
      { operation: 'FDM', price: 111_111 },
      { operation: 'P', swapNotes: 'por barco' },
      { operation: 'V', price: 22_222_222, priceOnRequest: true },
      { operation: 'A', price: 90_000, rentPeriod: 'MONTH' },
    ] as const
    const text = everythingPublic(
      homeOf(agencyOf('Llevant'), { basics: { type: 'vivienda', offers: [...offers] } }),
    )
    for (const secret of ['111111', 'barco', '22222222', 'FDM']) expect(text).not.toContain(secret)
    expect(text).toContain('90000')
  })

  it('has no sum of an offer on request, whatever field the contract gives one, nor the prices of before', () => {
    const money = Object.entries(schemas['PropertyOffer']?.properties ?? {})
      .filter(([, { $ref }]) => $ref?.endsWith('/Money'))
      .map(([field]) => field)
    expect(money).toEqual(
      expect.arrayContaining([
        'price',
        'transferPrice',
        'parkingPrice',
        'monthlyAnnuity',
        'currentRent',
      ]),
    )
    for (const operation of ['V', 'A', 'TDA', 'ON', 'NP', 'T', 'VOT'] as const) {
      const offer = {
        operation,
        priceOnRequest: true,
        currentlyLet: true,
        ...Object.fromEntries(money.map((field) => [field, NUMBER])),
        seasons: [{ from: '2027-06-01', to: '2027-09-30', price: NUMBER }],
      }
      const source = homeOf(agencyOf('Llevant'), {
        basics: { type: 'vivienda', offers: [offer] },
        publication: { showPriceHistory: true },
      })
      expect(
        JSON.stringify(
          toListing(source, [
            { at: source.property.updatedAt, operation, price: NUMBER },
            { at: source.property.updatedAt, operation, price: null },
          ]),
        ),
      ).not.toContain(String(NUMBER))
      expect(everythingPublic(source)).not.toContain(String(NUMBER))
      offer.priceOnRequest = false
      expect(everythingPublic(source)).toContain(String(NUMBER))
    }
  })

  it('keeps back what it kept where the contract no longer knows what said so', () => {
    const { PropertyOffer: offer, PropertyPublication: publication } = components
    const gone = [
      [offer?.properties, 'priceOnRequest'],
      [publication?.properties, 'contactMethods'],
    ] as const
    const known = gone.map(([properties, key]) => properties?.[key])
    const agency = agencyOf('Llevant')
    agency.publicPhone = '+34971000111'
    const source = homeOf(agency, {
      basics: {
        type: 'vivienda',
        offers: [{ operation: 'V', priceOnRequest: true, price: NUMBER, parkingPrice: NUMBER }],
      },
      publication: { showPriceHistory: true, contactMethods: [] },
    })
    const shown = () =>
      JSON.stringify(
        toListing(source, [{ at: source.property.updatedAt, operation: 'V', price: NUMBER }]),
      )
    try {
      for (const [properties, key] of gone) delete properties?.[key]
      for (const secret of [String(NUMBER), '971000111']) expect(shown()).not.toContain(secret)
    } finally {
      for (const [at, [properties, key]] of gone.entries()) {
        const was = known[at]
        if (properties && was) properties[key] = was
      }
    }
    expect(shown()).toContain('priceOnRequest')
  })

  const certified = {
    consumptionKwh: 133.21,
    emissionsKg: 23.45,
    issuedOn: '2024-03-04',
    expiresOn: '2034-03-04',
  }

  it('leads to the house by register, label or typed distance only where the house is told', () => {
    const label = {
      id: 'x',
      kind: 'energy_label',
      src: '/media/label',
      widths: [320],
      width: 320,
      height: 200,
      color: null,
      label: null,
      caption: {},
      state: 'ready',
      visibility: 'public',
    } as const
    const told = (
      addressVisibility: 'full' | 'street' | 'hidden',
      geoPrecision?: 'exact' | 'moved',
      precision: 'exact' | 'moved' | 'hidden' = geoPrecision ?? 'moved',
    ) => {
      const home = homeOf(agencyOf('Llevant'), {
        location: {
          municipalityIne: '07061',
          streetName: 'sa Lluna',
          number: '12',
          addressVisibility,
          ...(geoPrecision && { geoPrecision }),
        },
        legal: { energy: { status: 'provided', certificateNumber: 'CERT-1', ...certified } },
        layout: { seaDistance: 347, built: 164, cadastralBuilt: 171.5 },
        media: [{ ...label, widths: [...label.widths] }],
      })
      const { energy, photos, layout, location } = toListing(
        { ...home, precision: addressVisibility === 'hidden' ? 'hidden' : precision },
        [],
      )
      // Cadastre and register of certificates list every home with its address, to be searched by
      // any of their figures.
      const { certificateNumber: number = null, status: _status, ...figures } = energy
      registered.push([{ ...figures }, layout.cadastralBuilt])
      return [location.street ?? null, number, photos.length, layout.seaDistance]
    }
    const registered: unknown[] = []
    expect(told('full', 'exact')).toEqual(['sa Lluna, 12', 'CERT-1', 1, 347])
    expect(registered.splice(0)).toEqual([[certified, 171.5]])
    for (const kept of [
      told('full', 'moved'),
      told('full'),
      told('street', 'moved'),
      told('full', undefined, 'hidden'),
    ])
      expect(kept).toEqual(['sa Lluna', null, 0, 300])
    expect(told('street', 'exact')).toEqual(['sa Lluna', null, 0, 347])
    expect(told('hidden')).toEqual([null, null, 0, 300])
    for (const one of registered)
      expect(one).toEqual([{ consumptionKwh: 133, emissionsKg: 23 }, undefined])
  })

  it('leaves out what does not apply to the kind of home', () => {
    const { layout, features } = toListing(
      homeOf(agencyOf('Llevant'), {
        basics: { type: 'terreno', offers: [{ operation: 'V' }] },
        layout: { plot: 900, bedrooms: 4 },
        features: { pool: 'private', roadAccess: 'track' },
      }),
      [],
    )
    expect(layout).toEqual({ plot: 900 })
    expect(features).toEqual({ roadAccess: 'track' })
  })

  it('has a phone only where its agent chose to be called', () => {
    const agency = { ...agencyOf('Llevant'), publicPhone: '+34971000111' }
    const phones = (contactMethods?: ContactMethod[]) => {
      const { agency: shown, contactMethods: ways } = toListing(
        homeOf(agency, contactMethods ? { publication: { contactMethods } } : {}),
        [],
      )
      return [shown.phone, ways]
    }
    expect(phones(['EMAIL', 'PLATFORM'])).toEqual([null, ['EMAIL', 'PLATFORM']])
    expect(phones(['WHATSAPP'])).toEqual(['+34971000111', ['WHATSAPP']])
    expect(phones([])).toEqual([null, ['EMAIL', 'PLATFORM']])
    expect(phones()).toEqual(['+34971000111', ['EMAIL', 'PHONE', 'PLATFORM']])
  })

  it('is only of pictures that are public and ready', () => {
    const media = {
      id: 'x',
      kind: 'photo',
      src: '/media/a',
      widths: [320],
      width: 320,
      height: 200,
      color: null,
      label: null,
      caption: {},
    } as const
    const photos = toListing(
      homeOf(agencyOf('Llevant'), {
        media: [
          { ...media, widths: [...media.widths], state: 'processing', visibility: 'public' },
          {
            ...media,
            widths: [...media.widths],
            src: '/media/b',
            state: 'ready',
            visibility: 'private',
          },
          {
            ...media,
            widths: [...media.widths],
            src: '/media/c',
            state: 'ready',
            visibility: 'public',
          },
        ],
      }),
      [],
    ).photos
    expect(photos.map(({ src }) => src)).toEqual(['/media/c'])
  })
})
