import type { Listing } from '../../../../generated/model'
import { href } from '../../../lib/href'
import { getSite } from '../../../lib/site'
import { photoAt } from '../card/photo'
import { textIn } from '../text-in'
import { sells } from './main-price'

type Data = Record<string, unknown>

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

const kindOf = ({ type, subtype }: Listing): string => {
  if (type !== 'vivienda') return type === 'hotel' ? 'Hotel' : 'Place'
  return subtype && HOUSES.has(subtype) ? 'House' : 'Apartment'
}

function home(listing: Listing): Data {
  const { layout, location, features } = listing
  const { island, municipality, postalCode, street, floor, geo, precision } = location
  return {
    '@type': kindOf(listing),
    ...(layout.built === undefined
      ? {}
      : { floorSize: { '@type': 'QuantitativeValue', value: layout.built, unitCode: 'MTK' } }),
    ...(layout.bedrooms === undefined ? {} : { numberOfBedrooms: layout.bedrooms }),
    ...(layout.bathrooms === undefined ? {} : { numberOfBathroomsTotal: layout.bathrooms }),
    ...(floor ? { floorLevel: floor } : {}),
    ...(features.features?.length
      ? {
          amenityFeature: features.features.map((name) => ({
            '@type': 'LocationFeatureSpecification',
            name,
            value: true,
          })),
        }
      : {}),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'ES',
      addressRegion: island ? 'Illes Balears' : location.province,
      ...(municipality ? { addressLocality: municipality } : {}),
      ...(postalCode ? { postalCode } : {}),
      ...(street ? { streetAddress: street } : {}),
    },
    ...(geo && precision !== 'hidden'
      ? { geo: { '@type': 'GeoCoordinates', latitude: geo.lat, longitude: geo.lon } }
      : {}),
  }
}

const offers = ({ prices, offers: terms }: Listing): Data[] =>
  prices.map(({ operation, price }) => {
    const months = terms.find((term) => term.operation === operation)?.minStayMonths
    return {
      '@type': 'Offer',
      businessFunction:
        sells(operation) || operation === 'T'
          ? 'http://purl.org/goodrelations/v1#Sell'
          : 'http://purl.org/goodrelations/v1#LeaseOut',
      availability: 'https://schema.org/InStock',
      ...(price === null ? {} : { price: (price / 100).toFixed(2), priceCurrency: 'EUR' }),
      ...(months === undefined
        ? {}
        : {
            eligibleDuration: { '@type': 'QuantitativeValue', minValue: months, unitCode: 'MON' },
          }),
    }
  })

/**
 * schema.org data of a home (design: domain 3.14). Its place is left out when the agency hides it.
 */
export function structuredData(listing: Listing, lang: string): Data {
  const lease = listing.offers.find(
    ({ minStayMonths }) => minStayMonths !== undefined,
  )?.minStayMonths
  const description =
    textIn(listing.metaDescription, lang)?.text ?? textIn(listing.description, lang)?.text
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url: getSite().url + href('inmueble-id', { id: listing.id }),
    name: textIn(listing.title, lang)?.text ?? listing.ref,
    ...(description ? { description } : {}),
    datePosted: listing.publishedAt.slice(0, 10),
    ...(lease === undefined
      ? {}
      : { leaseLength: { '@type': 'QuantitativeValue', minValue: lease, unitCode: 'MON' } }),
    image: listing.photos
      .filter(({ kind }) => kind === 'photo')
      .slice(0, 6)
      .map((photo) => getSite().url + photoAt(photo, 1440)),
    offers: offers(listing),
    about: home(listing),
  }
}
