import type { ListingCosts, Property } from '../../../generated/model/index.ts'
import { halfReadIn, unreadStored } from '../../contract/stored/index.ts'
import type { Db } from '../../db/index.ts'
import type { PropertyDoc } from '../../db/tables/property.ts'
import { lightIn } from '../../passport/evaluate.ts'

/** What keeping a home costs: the contract's, each of them named. */
const COSTS: Readonly<Record<keyof ListingCosts, true>> = {
  communityFee: true,
  communityFeePeriod: true,
  communityFeeIncluded: true,
  ibiYearly: true,
  garbageYearly: true,
}

/**
 * The step without the costs where something beside them is unread (a certificate that is read in part
 * is not): a fee whose period nobody told is a month's, one whose period nobody reads is not.
 */
function legalOf(legal: PropertyDoc['legal'], unread: unknown): PropertyDoc['legal'] {
  const isBeside = Object.keys(Object(unread) as object).some((key) => !(key in (legal ?? {})))
  if (!legal || !isBeside) return legal
  return Object.fromEntries(Object.entries(legal).filter(([key]) => !(key in COSTS)))
}

/**
 * The steps of a home as strangers may be told them when another version wrote something that this
 * one cannot read: it may restrict what is beside it (docs/decisions/0070). An offer of which
 * anything is unread has its price on request, a place of which anything is its town alone, and costs
 * beside anything unread are not told. Ways of
 * contact that are absent were never chosen only when all that was set for the public is read; else
 * none that needs a number is open.
 */
export async function careful(db: Db, id: string, doc: PropertyDoc): Promise<PropertyDoc> {
  const half = await halfReadIn<{ operation: string }>(db, 'property.doc', { id }, [
    'basics',
    'offers',
  ])
  const {
    publication: unread,
    location: place,
    legal,
  } = await unreadStored(db, 'property.doc', { id })
  const offers = doc.basics.offers.map((offer) =>
    half.some(({ operation }) => operation === offer.operation)
      ? { ...offer, priceOnRequest: true }
      : offer,
  )
  return {
    ...doc,
    basics: { ...doc.basics, offers },
    ...(legal !== undefined && { legal: legalOf(doc.legal, legal) }),
    ...(place !== undefined && { location: { ...doc.location, addressVisibility: 'hidden' } }),
    ...(unread !== undefined && {
      publication: { contactMethods: [], ...doc.publication },
    }),
  }
}

/** Whether nobody reads how a home's place is told. */
export async function isPlaceUnread(db: Db, id: string): Promise<boolean> {
  const { location } = await unreadStored(db, 'property.doc', { id })
  const unread = Object(location) as object
  return 'addressVisibility' in unread || 'geoPrecision' in unread
}

/**
 * Whether nobody can say that a home's mandate is in force, since something of its days is unread:
 * such a home is not put on the market (Ley 3/2024).
 */
export const isMandateUnread = (
  doc: PropertyDoc,
  unread: Record<string, unknown>,
  today: string,
): boolean => lightIn(doc, 'mandate', today, unread)?.reason === 'unread'

/**
 * The price a home is told with outside its form: the first offer's, null when it is on request.
 * No other room reads the offers' own `priceOnRequest` (server/walks/told-price.test.ts).
 */
export async function toldPrice(
  db: Db,
  { id, basics }: Pick<Property, 'id' | 'basics'>,
): Promise<number | null> {
  const [offer] = (await careful(db, id, { basics })).basics.offers
  return offer?.priceOnRequest ? null : (offer?.price ?? null)
}
