import type { Listing } from '../../../../generated/model/index.ts'
import { advert, euro, isSale, nameOf } from '../catalogue.ts'
import { catalogueIssues, offerIssues } from '../check-offers.ts'
import { againstTheLaw } from '../law.ts'
import { offerId } from '../offers.ts'
import { link, tableWriter } from '../table.ts'
import { jpeg, pageOf, pictures } from '../text.ts'
import { SITE } from '../writer.ts'

const MOST_SIGNS = 1000

const TYPES: Record<Listing['type'], string> = {
  vivienda: 'House',
  oficina: 'Office',
  local: 'Commercial',
  terreno: 'Land',
  parking: 'Parking',
  edificio: 'Building',
  nave: 'Industrial',
  trastero: 'Storage',
  hotel: 'Hotel',
}

const address = ({ location: at }: Listing): string =>
  [at.street, [at.postalCode, at.municipality ?? at.town].filter(Boolean).join(' '), 'España']
    .filter(Boolean)
    .join(', ')

/**
 * Homes for Google's dynamic real estate ads (business data, CSV). By the columns that Google
 * publishes; their own check may know more.
 */
export const google = tableWriter({
  file: 'google.csv',
  mapVersion: 1,
  columns: {
    'Listing ID': ({ id }, offer) => offerId(id, offer),
    'Listing name': (home, _, { content }) => nameOf(home, content),
    'Final URL': link((home) => SITE + pageOf(home)),
    'Image URL': link((home) => {
      const photo = pictures(home, {}).find(({ kind }) => kind === 'photo')
      return photo && SITE + jpeg(photo)
    }),
    'City name': ({ location }) => location.municipality ?? location.town,
    Description: (home, _, { content }) => advert(home, content, MOST_SIGNS),
    Price: (_, offer) => euro(offer),
    'Property type': ({ type }) => TYPES[type],
    'Listing type': (_, offer) => (isSale(offer) ? 'For sale' : 'For rent'),
    Address: address,
  },
  check: (listing) => [
    ...offerIssues(listing, { price: 'Price', operation: 'Listing type', cents: true }),
    ...catalogueIssues(listing, { picture: 'Image URL', city: 'City name' }),
    ...againstTheLaw(listing, { energy: 'Description', text: 'Description' }),
  ],
})
