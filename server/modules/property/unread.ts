import { halfReadIn, unreadStored } from '../../contract/stored/index.ts'
import type { Db } from '../../db/index.ts'
import type { PropertyDoc } from '../../db/tables/property.ts'

/**
 * The steps of a home as strangers may be told them when another version wrote something that this
 * one cannot read: it may restrict what is beside it (docs/decisions/0070). An offer of which
 * anything is unread has its price on request. Ways of contact that are absent were never chosen
 * only when all that was set for the public is read; else none that needs a number is open.
 */
export async function careful(db: Db, id: string, doc: PropertyDoc): Promise<PropertyDoc> {
  const half = await halfReadIn<{ operation: string }>(db, 'property.doc', { id }, [
    'basics',
    'offers',
  ])
  const { publication: unread } = await unreadStored(db, 'property.doc', { id })
  const offers = doc.basics.offers.map((offer) =>
    half.some(({ operation }) => operation === offer.operation)
      ? { ...offer, priceOnRequest: true }
      : offer,
  )
  return {
    ...doc,
    basics: { ...doc.basics, offers },
    ...(unread !== undefined && {
      publication: { contactMethods: [], ...doc.publication },
    }),
  }
}
