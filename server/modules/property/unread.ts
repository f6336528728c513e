import type { Property } from '../../../generated/model/index.ts'
import { halfReadIn, unreadStored } from '../../contract/stored/index.ts'
import type { Db } from '../../db/index.ts'
import type { PropertyDoc } from '../../db/tables/property.ts'

/**
 * The steps of a home as strangers may be told them when another version wrote something that this
 * one cannot read: it may restrict what is beside it (docs/decisions/0070). An offer of which
 * anything is unread has its price on request, a place of which anything is its town alone. Ways of
 * contact that are absent were never chosen only when all that was set for the public is read; else
 * none that needs a number is open.
 */
export async function careful(db: Db, id: string, doc: PropertyDoc): Promise<PropertyDoc> {
  const half = await halfReadIn<{ operation: string }>(db, 'property.doc', { id }, [
    'basics',
    'offers',
  ])
  const { publication: unread, location: place } = await unreadStored(db, 'property.doc', { id })
  const offers = doc.basics.offers.map((offer) =>
    half.some(({ operation }) => operation === offer.operation)
      ? { ...offer, priceOnRequest: true }
      : offer,
  )
  return {
    ...doc,
    basics: { ...doc.basics, offers },
    ...(place !== undefined && { location: { ...doc.location, addressVisibility: 'hidden' } }),
    ...(unread !== undefined && {
      publication: { contactMethods: [], ...doc.publication },
    }),
  }
}

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
