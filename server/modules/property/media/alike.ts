import { sql, type Db } from '../../../db/index.ts'
import { OFF_MARKET } from '../lifecycle/off-market.ts'
import { isAlike } from './likeness.ts'

/** Public photos of a home: how many, and how many have something to be known again by. */
export interface Comparable {
  shown: number
  compared: number
}

/** A photo of a home that a home of another agency has, too. */
export interface SharedPhoto {
  /** Content of the home's own photo. */
  hash: string
  ownAt: Date
  /** The other home; not surely off the market, as far as this room knows. */
  otherId: string
  otherAt: Date
}

/** Pictures that are compared with one; more have nothing but a sky in common. */
const MOST = 2_000

export async function comparablePhotos(db: Db, ids: string[]): Promise<Map<string, Comparable>> {
  const { rows } = await sql<{ id: string } & Comparable>`
    select m.property_id as id, count(*)::int as shown,
      count(*) filter (where f.look <> '{}')::int as compared
    from property_media m join media_file f on f.hash = m.hash
    where m.property_id = any(${ids}::uuid[]) and m.kind = 'photo' and m.visibility = 'public'
    and f.state = 'ready' group by m.property_id`.execute(db)
  return new Map(rows.map(({ id, shown, compared }) => [id, { shown, compared }]))
}

/**
 * Public photos of a home that homes of other agencies show, too, which are not surely off the market.
 * Rights are the caller's.
 */
export async function sharedPhotos(db: Db, id: string): Promise<SharedPhoto[]> {
  const { rows } = await sql<SharedPhoto & { own: Buffer; other: Buffer }>`
    select a.hash, m.created_at as "ownAt", o.property_id as "otherId",
      o.created_at as "otherAt", a.grays as own, f.grays as other
    from property h
    join property_media m on m.property_id = h.id and m.kind = 'photo' and m.visibility = 'public'
    join media_file a on a.hash = m.hash and a.state = 'ready' and a.look <> '{}'
    join media_file f on f.look && a.look and f.state = 'ready'
    join property_media o on o.hash = f.hash and o.kind = 'photo' and o.visibility = 'public'
    join property p on p.id = o.property_id and p.agency_id <> h.agency_id
      and p.status <> all(${OFF_MARKET}::text[]) and p.deleted_at is null
    where h.id = ${id} and h.deleted_at is null order by o.property_id, m.position limit ${MOST}`.execute(
    db,
  )
  return rows.flatMap(({ own, other, ...shared }) => (isAlike(own, other) ? [shared] : []))
}
