import type { Listing } from '../../../../generated/model/index.ts'
import { advert, euro, isSale, nameOf } from '../catalogue.ts'
import { catalogueIssues, offerIssues } from '../check-offers.ts'
import { contactOf } from '../contact.ts'
import { againstTheLaw } from '../law.ts'
import { offerId } from '../offers.ts'
import { link, tableWriter } from '../table.ts'
import { jpeg, pageOf, pictures } from '../text.ts'
import { SITE } from '../writer.ts'

const MOST_PICTURES = 20
const MOST_SIGNS = 5000

const KINDS: Partial<Record<string, string>> = {
  piso: 'apartment',
  apartamento: 'apartment',
  planta_baja: 'apartment',
  atico: 'apartment',
  duplex: 'apartment',
  triplex: 'apartment',
  estudio: 'apartment',
  loft: 'loft',
  bungalow: 'bungalow',
  adosado: 'townhouse',
  pareado: 'townhouse',
  casa_de_pueblo: 'townhouse',
}

const kindOf = ({ type, subtype }: Listing): string =>
  type === 'terreno' ? 'land' : type === 'vivienda' ? (KINDS[subtype ?? ''] ?? 'house') : 'other'

const shownPictures = (home: Listing, most: number | undefined) =>
  pictures(home, { imageMax: Math.min(most ?? MOST_PICTURES, MOST_PICTURES) }).filter(
    ({ kind }) => kind === 'photo',
  )

const imageColumns = Object.fromEntries(
  Array.from({ length: MOST_PICTURES }, (_, at) => [
    `image[${at}].url`,
    link((home, _offer, { content }) => {
      const photo = shownPictures(home, content.imageMax)[at]
      return photo && SITE + jpeg(photo)
    }),
  ]),
)

/**
 * A catalogue of homes for Meta (home listings, CSV with flattened columns). By the columns that
 * Meta publishes; their own check may know more.
 */
export const meta = tableWriter({
  file: 'meta.csv',
  mapVersion: 1,
  columns: {
    home_listing_id: ({ id }, offer) => offerId(id, offer),
    name: (home, _, { content }) => nameOf(home, content),
    availability: (_, offer) => (isSale(offer) ? 'for_sale' : 'for_rent'),
    description: (home, _, { content }) => advert(home, content, MOST_SIGNS),
    price: (_, offer) => euro(offer),
    url: link((home) => SITE + pageOf(home)),
    'address.addr1': ({ location }) => location.street,
    'address.city': ({ location }) => location.municipality ?? location.town,
    'address.region': ({ location }) => location.province ?? 'Illes Balears',
    'address.country': () => 'ES',
    'address.postal_code': ({ location }) => location.postalCode,
    latitude: ({ location }) => location.geo?.lat,
    longitude: ({ location }) => location.geo?.lon,
    'neighborhood[0]': ({ location: at }) =>
      at.zoneName ?? at.urbanisation ?? at.town ?? at.municipality,
    listing_type: (_, offer) => (isSale(offer) ? 'for_sale_by_agent' : 'for_rent_by_agent'),
    property_type: kindOf,
    num_beds: ({ layout }) => layout.bedrooms,
    num_baths: ({ layout }) => layout.bathrooms,
    area_size: ({ layout }) => layout.built ?? layout.plot,
    area_unit: ({ layout }) => (layout.built ?? layout.plot) && 'sq_m',
    year_built: ({ constructionYear }) => constructionYear,
    energy_rating_eu: ({ energy }) => energy.consumptionLetter,
    co_2_emission_rating_eu: ({ energy }) => energy.emissionsLetter,
    agent_name: (home, _, { content }) => contactOf(home, content).name,
    ...imageColumns,
  },
  check: (listing) => [
    ...offerIssues(listing, { price: 'price', operation: 'availability', cents: true }),
    ...catalogueIssues(listing, {
      picture: 'image[0].url',
      point: 'latitude',
      city: 'address.city',
    }),
    ...againstTheLaw(listing, { energy: 'energy_rating_eu', text: 'description' }),
  ],
})
