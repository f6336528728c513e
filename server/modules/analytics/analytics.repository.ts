import type { FigureKind } from '../../../generated/model/index.ts'
import { sql, type Db } from '../../db/index.ts'

export async function addOne(
  db: Db,
  listingId: string,
  kind: FigureKind,
  day: string,
): Promise<void> {
  await sql`
    insert into listing_figure (listing_id, day, kind)
    select id, ${day}::date, ${kind} from listing where id = ${listingId} and state = 'active'
    on conflict (listing_id, day, kind) do update set count = listing_figure.count + 1`.execute(db)
}

/** Figures from a day on. */
export async function figuresSince(
  db: Db,
  listingId: string,
  day: string,
): Promise<{ day: string; kind: FigureKind; count: number }[]> {
  return db
    .selectFrom('listing_figure')
    .select(['day', 'kind', 'count'])
    .where('listing_id', '=', listingId)
    .where('day', '>=', day)
    .execute()
}

export async function forgetBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('listing_figure').where('day', '<', day).execute()
}
