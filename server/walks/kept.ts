import type { Person } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'

/** Marks of what a home keeps back: none is part of anything else that is said. */
export const KEPT = {
  street: 'Xaloc Amagat',
  number: '73q91',
  block: 'BLQ-9q',
  stair: 'ESC8q',
  door: 'Q7Z',
  zone: 'Zona Secreta',
  detail: 'Detall Amagat',
  postal: '07998',
  cadastre: '9872023DD7797S0001QX',
  lat: 39.78417,
  lon: 2.73391,
  certificate: 'CERT-Q-8842',
  sea: 3471,
  price: 73_912_300,
  parking: 1_918_700,
  rent: 187_300,
  season: 91_870,
  annuity: 46_190,
  monthly: 133_700,
} as const

/** What the home of a world becomes. */
export const kept = () => ({
  basics: {
    type: 'vivienda',
    subtype: 'casa',
    ref: 'KEPT-1',
    offers: [
      {
        operation: 'V',
        price: KEPT.price,
        priceOnRequest: true,
        parkingPrice: KEPT.parking,
        currentlyLet: true,
        currentRent: KEPT.rent,
      },
      {
        operation: 'TDA',
        price: KEPT.monthly,
        priceOnRequest: true,
        rentPeriod: 'MONTH',
        seasons: [{ from: '2027-06-01', to: '2027-09-30', price: KEPT.season }],
      },
      {
        operation: 'NP',
        price: KEPT.price,
        priceOnRequest: true,
        monthlyAnnuity: KEPT.annuity,
        usufructuaryAges: [80],
      },
    ],
  },
  location: {
    municipalityIne: '07061',
    town: 'Sóller',
    postalCode: KEPT.postal,
    zoneName: KEPT.zone,
    locationDetail: KEPT.detail,
    streetType: 'carrer',
    streetName: KEPT.street,
    number: KEPT.number,
    block: KEPT.block,
    stair: KEPT.stair,
    floor: '57',
    door: KEPT.door,
    cadastralRef: KEPT.cadastre,
    geo: { lat: KEPT.lat, lon: KEPT.lon },
    addressVisibility: 'hidden',
  },
  layout: { built: 120, bedrooms: 3, bathrooms: 2, seaDistance: KEPT.sea },
  legal: {
    energy: {
      status: 'provided',
      consumptionLetter: 'D',
      emissionsLetter: 'D',
      certificateNumber: KEPT.certificate,
    },
    touristLicence: { kind: 'ETV', number: 'ETV/4321' },
  },
  publication: { showPriceHistory: true },
})

/** Makes a home one that keeps all of it back, as its agency does. */
export async function keepBack(server: TestServer, { token }: Person, id: string): Promise<void> {
  const { version } = (await server.call('getProperty', { token, params: { id } })).body
  const body = { version, ...kept() }
  const saved = await server.call('updateProperty', { token, params: { id }, body })
  if (saved.status !== 200) throw new Error(`The home was not saved: ${JSON.stringify(saved.body)}`)
}

/**
 * A sum as people and programs write it: cents, euros, with points, commas or spaces between the
 * thousands.
 */
function spellings(cents: number): string[] {
  const euros = Math.floor(cents / 100)
  return [
    String(cents),
    String(euros),
    ...['.', ',', ' ', '\u00a0', '\u202f'].map((sign) =>
      String(euros).replace(/\B(?=(\d{3})+$)/g, sign),
    ),
  ].filter((text) => text.length > 3)
}

const SUMS: readonly string[] = ['price', 'parking', 'rent', 'season', 'annuity', 'monthly']

/** Which marks a text tells. Digits of longer numbers and ids are none. */
export function toldIn(text: string): string[] {
  return Object.entries(KEPT).flatMap(([name, mark]) => {
    const forms = SUMS.includes(name) ? spellings(Number(mark)) : [String(mark)]
    return forms.some((form) =>
      new RegExp(`(?<![\\w.-])${form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(text),
    )
      ? [name]
      : []
  })
}
