import type { GeoPoint } from '../../../../generated/model/index.ts'
import { withAdvisoryLock, type Db } from '../../../db/index.ts'
import { municipality, municipalityAt } from '../../place/index.ts'
import type { Promised } from './times.ts'

/**
 * Where a seller is, as others may learn it: the middle of the municipality. Free times are read by
 * every agency, for homes of its own that it may put anywhere, and the ways from a true place would
 * tell that place (docs/decisions/0284).
 */
const toldPlace = (lat: number, lon: number): GeoPoint | null =>
  municipality(municipalityAt(lat, lon) ?? '')?.geo ?? null

/** Hours that sellers have promised from an instant on, by seller. */
export async function promisedOf(
  db: Db,
  sellerIds: string[],
  from: Date,
  except: string | null = null,
): Promise<Map<string, Promised[]>> {
  const found = new Map<string, Promised[]>()
  if (sellerIds.length === 0) return found
  let query = db
    .selectFrom('seller_time')
    .selectAll()
    .where('seller_id', 'in', [...new Set(sellerIds)])
    .where('ends_at', '>', from)
  if (except) query = query.where('order_id', '!=', except)
  for (const { seller_id, starts_at, ends_at, lat, lon } of await query.execute())
    found.set(seller_id, [
      ...(found.get(seller_id) ?? []),
      {
        start: starts_at,
        end: ends_at,
        geo: lat === null || lon === null ? null : toldPlace(lat, lon),
      },
    ])
  return found
}

/** An hour of a seller, for an order. */
export interface Hour {
  orderId: string
  sellerId: string
  startsAt: Date
  endsAt: Date
  geo: { lat: number; lon: number } | null
}

/**
 * Promises an hour to an order, or another one in its place; false when it is promised already. One
 * at a time per seller, so that two who want the same hour do not both get it.
 */
export async function promise(trx: Db, hour: Hour): Promise<boolean> {
  await withAdvisoryLock(trx, `hours of seller ${hour.sellerId}`)
  const taken = await trx
    .selectFrom('seller_time')
    .select('order_id')
    .where('seller_id', '=', hour.sellerId)
    .where('order_id', '!=', hour.orderId)
    .where('starts_at', '<', hour.endsAt)
    .where('ends_at', '>', hour.startsAt)
    .executeTakeFirst()
  if (taken) return false
  const values = {
    starts_at: hour.startsAt,
    ends_at: hour.endsAt,
    lat: hour.geo?.lat ?? null,
    lon: hour.geo?.lon ?? null,
  }
  await trx
    .insertInto('seller_time')
    .values({ order_id: hour.orderId, seller_id: hour.sellerId, ...values })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(values))
    .execute()
  return true
}

/** Gives an order's hour back. */
export async function release(trx: Db, orderId: string): Promise<void> {
  await trx.deleteFrom('seller_time').where('order_id', '=', orderId).execute()
}
