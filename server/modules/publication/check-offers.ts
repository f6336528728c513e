import type { Listing } from '../../../generated/model/index.ts'
import type { StoredIssue } from '../../db/tables/publication.ts'
import { issue } from './law.ts'
import { frequency, takenOffers } from './offers.ts'

/** What the other side calls price and operation, and whether it takes a price on request. */
interface Names {
  price: string
  operation: string
  /** Cents are told as they are. */
  cents?: boolean
}

/**
 * Offers that a catalogue takes, one for sale and one to let by the month, each with its price: the
 * others cost only themselves while one goes out.
 */
export function offerIssues({ offers }: Pick<Listing, 'offers'>, names: Names): StoredIssue[] {
  const taken = takenOffers(offers)
  const severity = taken.length > 0 ? 'warning' : 'error'
  return offers.flatMap((offer, at): StoredIssue[] => {
    const { operation, rentPeriod, price, priceOnRequest } = offer
    const here = `basics.offers.${at}`
    if (!taken.includes(offer) && frequency(offer) !== null)
      return [issue('warning', 'secondOffer', `${here}.operation`, names.operation, operation)]
    if (!taken.includes(offer)) {
      const isLet = operation === 'A' || operation === 'TDA'
      const [rule, field] = isLet ? ['rentPeriod', 'rentPeriod'] : ['operation', 'operation']
      const value = isLet ? (rentPeriod ?? null) : operation
      return [issue(severity, rule, `${here}.${field}`, names.operation, value)]
    }
    if (priceOnRequest) return [issue('error', 'onRequest', `${here}.priceOnRequest`, names.price)]
    if (!price) return [issue('error', 'price', `${here}.price`, names.price)]
    return names.cents || price % 100 === 0
      ? []
      : [issue('warning', 'cents', `${here}.price`, names.price, price / 100)]
  })
}

/** What a catalogue needs of a home beside its offers. */
export function catalogueIssues(
  { photos, location }: Listing,
  foreign: { picture: string; point?: string; city: string },
): StoredIssue[] {
  const found: StoredIssue[] = []
  if (!photos.some(({ kind }) => kind === 'photo'))
    found.push(issue('error', 'pictureNeeded', 'media', foreign.picture))
  if (foreign.point && !location.geo)
    found.push(issue('error', 'pointNeeded', 'location.addressVisibility', foreign.point))
  if (!location.municipality && !location.town)
    found.push(issue('error', 'municipality', 'location.municipalityIne', foreign.city))
  return found
}
