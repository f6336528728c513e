import type { Listing, PropertyOffer } from '../../../../generated/model/index.ts'
import type { OutSettings } from '../../integration/index.ts'
import { contactOf, phoneOf } from '../contact.ts'
import { frequency, offerId, takenOffers, wholeEuros } from '../offers.ts'
import { cut, inLanguages, jpeg, licenceLine, oneLine, pageOf, pictures } from '../text.ts'
import { SITE } from '../writer.ts'
import { features, type Values } from './features.ts'
import { image, LANGUAGES } from './words.ts'

/** An offer as Idealista has it, and which of ours it is. */
export interface Asked {
  /** Its place among the offers of the home. */
  at: number
  offer: PropertyOffer
  type: 'sale' | 'rent'
  /** Cents: a month's rent or the price. */
  price: number | undefined
  /** Cents asked for handing a going business over. */
  transfer: number | undefined
}

/** One property in Idealista's names (feed v6); absent is left out. */
export interface IdealistaHome {
  propertyCode: string
  propertyReference: string
  propertyVisibility: string
  propertyUrl: string
  propertyOperation: Values
  propertyContact: Values
  propertyAddress: Values
  propertyFeatures: Values
  propertyDescriptions: Values[]
  propertyImages: Values[]
}

const isPremises = ({ type }: Listing): boolean => type === 'local' || type === 'nave'

/**
 * The offers that Idealista takes: one for sale, one to let. A transfer is a let of premises with a
 * price of its own: the rent is that of the let beside it, or its own where both are known.
 */
export function asked(listing: Listing): Asked[] {
  const { offers } = listing
  const handed = isPremises(listing) && offers.find(({ operation }) => operation === 'T')
  const found = takenOffers(offers).map((offer): Asked => {
    const type = frequency(offer) === 'sale' ? 'sale' : 'rent'
    const transfer = type === 'rent' && handed ? (handed.transferPrice ?? handed.price) : undefined
    return { at: offers.indexOf(offer), offer, type, price: offer.price, transfer }
  })
  const isLet = found.some(({ type }) => type === 'rent')
  if (isLet || !handed || handed.price === undefined || handed.transferPrice === undefined)
    return found
  const { price, transferPrice: transfer } = handed
  return [...found, { at: offers.indexOf(handed), offer: handed, type: 'rent', price, transfer }]
}

const MONTHS = { month: 1, quarter: 3, year: 12 }

function operation({ offer, type, price, transfer }: Asked, { costs }: Listing): Values {
  const months = MONTHS[costs.communityFeePeriod ?? 'month']
  const fee = costs.communityFee === undefined ? undefined : costs.communityFee / months
  return {
    operationType: type,
    operationPrice: wholeEuros(price),
    operationPriceTransfer: wholeEuros(transfer),
    operationPriceCommunity: type === 'sale' && fee ? wholeEuros(fee) : undefined,
    operationPriceParking: wholeEuros(offer.parkingPrice || undefined),
    operationDepositMonths: type === 'rent' ? offer.depositMonths : undefined,
  }
}

/** Street and number as the public page tells them: `Carrer Major, 3`. */
const NUMBERED = /^(.*), (\S{1,10})$/

function address({ location: at }: Listing): Values {
  const [, street = at.street, number] = NUMBERED.exec(at.street ?? '') ?? []
  const isShown = street !== undefined
  const full = isShown && number !== undefined && at.precision === 'exact'
  return {
    addressVisibility: full ? 'full' : isShown ? 'street' : 'hidden',
    addressStreetName: isShown ? cut(oneLine(street), 200) : undefined,
    addressStreetNumber: number && cut(oneLine(number), 10),
    // "0" is refused; the ground floor is bj.
    addressFloor: at.floor === '0' ? 'bj' : at.floor,
    // Idealista shows it even where the address is hidden.
    addressUrbanization: isShown && at.urbanisation ? cut(oneLine(at.urbanisation), 50) : undefined,
    addressPostalCode: /^\d{5}$/.test(at.postalCode ?? '') ? at.postalCode : undefined,
    addressTown: cut(oneLine(at.municipality ?? at.town ?? ''), 50) || undefined,
    addressCountry: 'Spain',
    ...(at.geo && {
      addressCoordinatesPrecision: at.precision === 'exact' ? 'exact' : 'moved',
      addressCoordinatesLatitude: at.geo.lat,
      addressCoordinatesLongitude: at.geo.lon,
    }),
  }
}

/** Idealista refuses plus signs and ends of more than five letters. */
const EMAIL = /^[a-zA-Z0-9\-_.]+@(?:[a-zA-Z0-9\-_]+\.)+[a-zA-Z]{2,5}$/

function contact(listing: Listing, { content }: OutSettings): Values {
  const { name, phone, email } = contactOf(listing, content)
  const found = phoneOf(phone)
  const fits = found && /^\d{5,12}$/.test(found.number) && /^[1-9]\d{0,2}$/.test(found.prefix)
  return {
    contactName: cut(oneLine(name), 60),
    contactEmail: email && EMAIL.test(email) ? email : undefined,
    ...(fits && {
      contactPrimaryPhonePrefix: found.prefix,
      contactPrimaryPhoneNumber: found.number,
    }),
  }
}

const LONGEST = 4000

/** Texts in one line each; what the law wants in them stands at their end, whole. */
function descriptions(listing: Listing, { content }: OutSettings): Values[] {
  const licence = oneLine(licenceLine(listing))
  return Object.entries(inLanguages(listing.description, content)).flatMap(([lang, text]) => {
    const descriptionLanguage = LANGUAGES[lang]
    const line = oneLine(text)
    if (descriptionLanguage === undefined || line === '') return []
    const end = licence && !line.includes(licence) ? ` ${licence}` : ''
    return [{ descriptionLanguage, descriptionText: cut(line, LONGEST - end.length) + end }]
  })
}

/** Pictures in order; the same one twice would be refused. */
function images(listing: Listing, { content }: OutSettings): Values[] {
  const shown = new Map(pictures(listing, content).map((photo) => [photo.src, photo]))
  return [...shown.values()].map((photo, index) => ({
    imageOrder: index + 1,
    imageLabel: image(photo),
    imageUrl: SITE + jpeg(photo),
  }))
}

/**
 * A home in Idealista's names, once for each offer that it takes; without any, once to be checked.
 */
export function map(
  listing: Listing,
  settings: OutSettings,
): { asked: Asked | null; home: IdealistaHome }[] {
  const shared = {
    propertyReference: cut(oneLine(listing.ref), 50),
    propertyVisibility: settings.visibility ?? 'idealista',
    propertyUrl: SITE + pageOf(listing),
    propertyContact: contact(listing, settings),
    propertyAddress: address(listing),
    propertyFeatures: features(listing),
    propertyDescriptions: descriptions(listing, settings),
    propertyImages: images(listing, settings),
  }
  const found = asked(listing)
  if (found.length === 0)
    return [{ asked: null, home: { ...shared, propertyCode: listing.id, propertyOperation: {} } }]
  return found.map((one) => ({
    asked: one,
    home: {
      ...shared,
      propertyCode: offerId(listing.id, one.offer),
      propertyOperation: operation(one, listing),
    },
  }))
}
