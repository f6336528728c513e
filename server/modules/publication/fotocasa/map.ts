import type { Listing, PropertyOffer } from '../../../../generated/model/index.ts'
import type { OutSettings } from '../../integration/index.ts'
import { contactOf, phoneOf } from '../contact.ts'
import { frequency } from '../offers.ts'
import { clean, cut, jpeg, oneLine, pictures } from '../text.ts'
import { SITE } from '../writer.ts'
import { floorOf, PLAIN, PUBLICATIONS, SUBTYPES, TRANSFERRED, TYPES } from './dictionary.ts'
import { features, type Feature } from './features.ts'

/** What is asked for a home, in their ids. */
export interface Transaction {
  TransactionTypeId: number
  Price: number
  ShowPrice: boolean
}

/** A home in Fotocasa's names. */
export interface FotocasaHome {
  ExternalId: string
  AgencyReference: string
  TypeId: number
  SubTypeId?: number
  ContactTypeId: number
  PropertyAddress: Record<string, string | number | undefined>[]
  PropertyDocument: { TypeId: number; Url: string; SortingId: number }[]
  PropertyFeature: Feature[]
  PropertyContactInfo: { TypeId: number; Value: string }[]
  PropertyPublications: { PublicationId: number }[]
  PropertyTransaction: Transaction[]
}

/** The kinds of offer they have for one of ours; none: they do not take it. */
export function transactions(offer: PropertyOffer, type: number): number[] {
  const { operation, optionToBuy } = offer
  if (operation === 'T') return TRANSFERRED.has(type) ? [4] : []
  if (operation === 'VOT') return TRANSFERRED.has(type) ? [1, 4] : [1]
  const how = frequency(offer)
  if (how === null) return []
  if (how === 'sale') return [1]
  return optionToBuy && (type === 1 || type === 2) ? [9] : [3]
}

/** Type and subtype; the subtype is undefined where nobody has told us theirs. */
export const kindOf = ({ type, subtype }: Pick<Listing, 'type' | 'subtype'>): number[] =>
  SUBTYPES[subtype ?? ''] ?? PLAIN[type] ?? [TYPES[type]]

const NUMBERED = /^(.*), (\S{1,10})$/

function address({ location: at }: Listing): Record<string, string | number | undefined> {
  const [, street = at.street, house] = NUMBERED.exec(at.street ?? '') ?? []
  const exact = at.precision === 'exact' && house !== undefined
  return {
    ZipCode: /^\d{5}$/.test(at.postalCode ?? '') ? at.postalCode : undefined,
    FloorId: floorOf(at.floor, false),
    x: at.geo?.lon,
    y: at.geo?.lat,
    VisibilityModeId: exact ? 1 : street ? 2 : 3,
    Street: street && oneLine(street),
    Number: house && oneLine(house),
  }
}

function documents(listing: Listing, { content }: OutSettings): FotocasaHome['PropertyDocument'] {
  const links = [
    ...pictures(listing, content).map((photo) => ({
      TypeId: photo.kind === 'plan' ? 23 : 1,
      Url: SITE + jpeg(photo),
    })),
    ...(listing.virtualTourUrl ? [{ TypeId: 7, Url: clean(listing.virtualTourUrl) }] : []),
    ...(listing.videoUrl ? [{ TypeId: 31, Url: clean(listing.videoUrl) }] : []),
  ].filter(({ Url }) => Url.startsWith(SITE) || /^https?:\/\//.test(Url))
  return links.map((link, at) => ({ ...link, SortingId: at + 1 }))
}

function contact(listing: Listing, { content }: OutSettings): FotocasaHome['PropertyContactInfo'] {
  const { phone, email } = contactOf(listing, content)
  const found = phoneOf(phone)
  return [
    ...(email ? [{ TypeId: 1, Value: clean(email) }] : []),
    ...(found ? [{ TypeId: 2, Value: found.number }] : []),
  ]
}

/** A home in Fotocasa's names; what they would refuse of it is `check`'s. */
export function map(listing: Listing, settings: OutSettings): FotocasaHome {
  const [type = 1, subtype] = kindOf(listing)
  return {
    ExternalId: listing.id,
    AgencyReference: cut(oneLine(listing.ref), 50) || listing.id,
    TypeId: type,
    ...(subtype !== undefined && { SubTypeId: subtype }),
    ContactTypeId: settings.content.contact === 'agent' && listing.agent ? 3 : 1,
    PropertyAddress: [address(listing)],
    PropertyDocument: documents(listing, settings),
    PropertyFeature: features(listing, type, settings),
    PropertyContactInfo: contact(listing, settings),
    PropertyPublications: (settings.publications ?? []).map((name) => ({
      PublicationId: PUBLICATIONS[name] ?? 0,
    })),
    PropertyTransaction: listing.offers.flatMap((offer) =>
      transactions(offer, type).flatMap((id) => {
        const price = id === 4 ? (offer.transferPrice ?? offer.price) : offer.price
        if (!price) return []
        return [{ TransactionTypeId: id, Price: price / 100, ShowPrice: !offer.priceOnRequest }]
      }),
    ),
  }
}
