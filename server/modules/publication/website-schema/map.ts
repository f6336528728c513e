import type { Accommodation, Offer, RealEstateListing } from 'schema-dts'
import type { Listing } from '../../../../generated/model/index.ts'
import type { OutSettings } from '../../integration/index.ts'
import { advert, nameOf } from '../catalogue.ts'
import { contactOf } from '../contact.ts'
import { clean, jpeg, pageOf, pictures } from '../text.ts'
import { SITE } from '../writer.ts'

const MOST_SIGNS = 5000
const SOLD = new Set(['V', 'ON', 'NP', 'VOT', 'T'])
const HOUSES = new Set([
  'chalet_independiente',
  'pareado',
  'adosado',
  'casa',
  'casa_de_pueblo',
  'finca_rustica',
  'masia',
  'villa',
  'bungalow',
  'casa_madera',
])

const kindOf = ({ type, subtype }: Listing) =>
  type !== 'vivienda' ? 'Accommodation' : HOUSES.has(subtype ?? '') ? 'House' : 'Apartment'

const square = (value: number | undefined) =>
  value === undefined
    ? {}
    : { floorSize: { '@type': 'QuantitativeValue', value, unitCode: 'MTK' } as const }

function place(listing: Listing): Accommodation {
  const { layout, location: at, features, energy } = listing
  return {
    '@type': kindOf(listing),
    ...square(layout.built),
    ...(layout.bedrooms !== undefined && { numberOfBedrooms: layout.bedrooms }),
    ...(layout.bathrooms !== undefined && { numberOfBathroomsTotal: layout.bathrooms }),
    ...(at.floor && { floorLevel: at.floor }),
    ...(listing.constructionYear && { yearBuilt: listing.constructionYear }),
    ...(features.features?.length && {
      amenityFeature: features.features.map(
        (name) => ({ '@type': 'LocationFeatureSpecification', name, value: true }) as const,
      ),
    }),
    ...(energy.consumptionLetter && {
      additionalProperty: {
        '@type': 'PropertyValue',
        name: 'energyConsumptionLetter',
        value: energy.consumptionLetter,
      },
    }),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'ES',
      ...(at.province || at.island ? { addressRegion: at.province ?? 'Illes Balears' } : {}),
      ...(at.municipality && { addressLocality: at.municipality }),
      ...(at.postalCode && { postalCode: clean(at.postalCode) }),
      ...(at.street && { streetAddress: clean(at.street) }),
    },
    ...(at.geo && {
      geo: { '@type': 'GeoCoordinates', latitude: at.geo.lat, longitude: at.geo.lon },
    }),
  }
}

const offers = ({ offers: all }: Listing): Offer[] =>
  all.map(({ operation, price, priceOnRequest, minStayMonths }) => ({
    '@type': 'Offer',
    businessFunction: {
      '@id': `http://purl.org/goodrelations/v1#${SOLD.has(operation) ? 'Sell' : 'LeaseOut'}`,
    },
    availability: 'https://schema.org/InStock',
    ...(price !== undefined && !priceOnRequest
      ? { price: (price / 100).toFixed(2), priceCurrency: 'EUR' }
      : {}),
    ...(minStayMonths !== undefined && {
      eligibleDuration: { '@type': 'QuantitativeValue', minValue: minStayMonths, unitCode: 'MON' },
    }),
  }))

/**
 * A home in the words of schema.org, as its public page tells it (src/features/listing/detail/
 * structured-data.ts; a test holds both to the same), with the pictures and contact of the channel.
 */
export function map(listing: Listing, { content }: OutSettings): RealEstateListing {
  const { name, phone, email } = contactOf(listing, content)
  return {
    '@type': 'RealEstateListing',
    '@id': SITE + pageOf(listing),
    url: SITE + pageOf(listing),
    name: nameOf(listing, content),
    description: advert(listing, content, MOST_SIGNS),
    datePosted: listing.publishedAt.slice(0, 10),
    dateModified: listing.updatedAt,
    image: pictures(listing, content)
      .filter(({ kind }) => kind === 'photo')
      .map((photo) => SITE + jpeg(photo)),
    offers: offers(listing),
    about: place(listing),
    provider: {
      '@type': 'RealEstateAgent',
      name: clean(name),
      ...(phone && { telephone: clean(phone) }),
      ...(email && { email: clean(email) }),
    },
  }
}
