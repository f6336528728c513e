import { expect, it } from 'vitest'
import { readAll } from '../feed/read-all.fixture.ts'
import { readReso } from './index.ts'
import { languageOf, metres } from './words.ts'

const LISTING = {
  ListingKey: 'k1',
  ListingId: 'R-1',
  StandardStatus: 'Active',
  PropertyType: 'Residential',
  PropertySubType: 'Single Family Residence',
  ListPrice: 895_000,
  City: 'Sóller',
  StateOrProvince: 'Illes Balears',
  Country: 'ES',
  Latitude: 39.766,
  Longitude: 2.7152,
  BedroomsTotal: 4,
  BathroomsTotalInteger: 3,
  BuildingAreaTotal: 210,
  BuildingAreaUnits: 'Square Meters',
  LotSizeArea: 2,
  LotSizeUnits: 'Acres',
  PoolPrivateYN: true,
  View: ['Ocean', 'Water', 'Mountains'],
  Heating: ['Heat Pump'],
  Cooling: ['Central Air'],
  ExteriorFeatures: ['Garden', 'Balcony'],
  AssociationFee: 300,
  AssociationFeeFrequency: 'Quarterly',
  PublicRemarks: 'A house with a garden and the sea in front of it.',
  Media: [
    { MediaURL: 'https://example.test/2.jpg', Order: 2, MediaCategory: 'Floor Plan' },
    { MediaURL: 'https://example.test/1.jpg', Order: 1, MediaCategory: 'Photo' },
  ],
}
const file = (...listings: object[]): string => JSON.stringify({ value: listings }, null, 1)
const home = async (more: object = {}) =>
  (await readAll(readReso, file({ ...LISTING, ...more }))).homes[0] ?? expect.fail('no home')

it('is read into our terms', async () => {
  const { externalId, ref, refused, remarks, steps, pictures } = await home()
  expect([externalId, ref, refused, remarks]).toEqual(['k1', 'R-1', null, []])
  expect(steps.basics).toEqual({
    type: 'vivienda',
    subtype: 'casa',
    offers: [{ operation: 'V', price: 89_500_000 }],
  })
  expect(steps.location).toMatchObject({
    municipalityIne: '07061',
    geo: { lat: 39.766, lon: 2.7152 },
  })
  expect(steps.layout).toEqual({
    bedrooms: 4,
    bathrooms: 3,
    built: 210,
    plot: 8093.71,
    views: ['sea', 'mountain'],
  })
  expect(steps.features).toEqual({
    features: ['balcony'],
    pool: 'private',
    garden: 'private',
    heatingType: 'individualHeatPump',
    airConditioning: 'cold',
  })
  expect(steps.legal.communityFee).toBe(10_000)
  expect(steps.texts.description).toEqual({ en: LISTING.PublicRemarks })
  expect(pictures).toEqual([
    { url: 'https://example.test/1.jpg', kind: 'photo' },
    { url: 'https://example.test/2.jpg', kind: 'plan' },
  ])
})

it('tells a lease, a season, a business and a new build apart', async () => {
  const offer = async (more: object) => (await home(more)).steps.basics.offers[0]
  expect(
    await offer({ PropertyType: 'ResidentialLease', LeaseAmountFrequency: 'Weekly' }),
  ).toMatchObject({ operation: 'A', rentPeriod: 'WEEK' })
  expect(
    await offer({ PropertyType: 'Residential Lease', LeaseAmountFrequency: 'Seasonal' }),
  ).toMatchObject({ operation: 'TDA', rentPeriod: 'SEASON_MONTH' })
  expect(await offer({ PropertyType: 'Business Opportunity' })).toMatchObject({ operation: 'T' })
  expect(await offer({ NewConstructionYN: true })).toMatchObject({ operation: 'ON' })
})

it.each(['Closed', 'Withdrawn', 'Expired', 'Canceled', 'Delete'])('%s has left', async (status) => {
  expect(await home({ StandardStatus: status })).toMatchObject({ isGone: true })
})

it('has a studio without bedrooms, and hides an address that is not to be shown', async () => {
  const { steps } = await home({ BedroomsTotal: 0, InternetAddressDisplayYN: false })
  expect(steps.layout.bedrooms).toBe(0)
  expect(steps.location.addressVisibility).toBe('hidden')
})

it('takes no area of a unit that it does not know', () => {
  expect([metres(1000, 'Square Feet'), metres(1000, 'Cuarteradas'), metres('x', '')]).toEqual([
    92.9,
    null,
    null,
  ])
})

it.each([
  ['es', 'Una casa con jardín para toda la familia'],
  ['de', 'Das Haus ist mit der Terrasse und Zimmer'],
  ['ca', 'Una casa amb jardí i dos banys per als nens'],
  ['es', ''],
])('tells %s by its small words', (language, text) => {
  expect(languageOf(text)).toBe(language)
})
