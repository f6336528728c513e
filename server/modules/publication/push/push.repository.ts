import type { Selectable } from 'kysely'
import { sql, type Db, type Tables } from '../../../db/index.ts'

/** Where a home stands with the portal that it is sent to. */
export type PushRow = Selectable<Tables['publication_push']>

/** A home that is somebody's to send now. */
export interface Taken {
  propertyId: string
  waits: 'send' | 'remove'
  /** The portal may have it already. */
  isThere: boolean
  hash: string | null
  text: string | null
  /** Whose it is no longer from then on. */
  until: Date
}

/** Homes of a channel as they shall be there: their part, or none. */
export async function wantedOf(
  trx: Db,
  integrationId: string,
  ids: string[],
): Promise<{ id: string; hash: string | null; text: string | null; price: string | null }[]> {
  const { rows } = await sql<{
    id: string
    hash: string | null
    text: string | null
    price: string | null
  }>`
    select p.property_id as id, p.hash, p.fragment as text, s.sent_price as price
    from publication p left join publication_push s using (integration_id, property_id)
    where p.integration_id = ${integrationId} and p.property_id = any(${ids}::uuid[])
    order by p.property_id`.execute(trx)
  return rows
}

/**
 * A home shall be there as it is now: at once when that is new, else as it waits already.
 * `narrower`: it tells less than what the portal may have.
 */
export async function wantSent(
  trx: Db,
  integrationId: string,
  home: { id: string; hash: string; rank: number; narrower: boolean },
  now: Date,
): Promise<void> {
  const { id, hash, rank, narrower } = home
  await sql`
    insert into publication_push as s (integration_id, property_id, waits, rank, wanted_hash, next_at)
    values (${integrationId}, ${id}, 'send', ${rank}, ${hash}, ${now})
    on conflict (integration_id, property_id) do update set
      wanted_hash = excluded.wanted_hash, rank = excluded.rank,
      waits = case when s.sent_hash = excluded.wanted_hash then 'none' else 'send' end,
      tries = 0, status = null, answer = null,
      narrower = s.begun and (s.narrower or ${narrower}),
      next_at = case when s.sent_hash = excluded.wanted_hash then null else excluded.next_at end
    where s.wanted_hash is distinct from excluded.wanted_hash`.execute(trx)
}

/** Homes shall be there no more; null: none of the channel. What was never sent is forgotten. */
export async function wantRemoved(
  trx: Db,
  integrationId: string,
  ids: string[] | null,
  now: Date,
): Promise<void> {
  const some = ids === null ? sql`true` : sql`property_id = any(${ids}::uuid[])`
  await sql`delete from publication_push where integration_id = ${integrationId} and ${some} and not begun`.execute(
    trx,
  )
  await sql`
    update publication_push set waits = 'remove', rank = 0, wanted_hash = null,
      narrower = false, tries = 0, status = null, answer = null, next_at = ${now}
    where integration_id = ${integrationId} and ${some}
      and (waits <> 'remove' or wanted_hash is not null)`.execute(trx)
}

/** What the channel has let go of shall be there no more. */
export async function wantGone(trx: Db, integrationId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select s.property_id as id from publication_push s
      join publication p using (integration_id, property_id)
    where integration_id = ${integrationId} and p.fragment is null
      and (s.waits <> 'remove' or s.wanted_hash is not null)`.execute(trx)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await wantRemoved(trx, integrationId, ids, now)
}

/** Tries what waits at once, and again what was refused where told so; how many. */
export async function hurry(
  trx: Db,
  integrationId: string,
  { ids, refused }: { ids: string[] | null; refused: boolean },
  now: Date,
): Promise<number> {
  const some = ids === null ? sql`true` : sql`property_id = any(${ids}::uuid[])`
  const which = refused
    ? sql`waits in ('send', 'remove', 'edit')`
    : sql`waits in ('send', 'remove')`
  const { rows } = await sql`
    update publication_push set next_at = ${now}, tries = 0, waits = case waits when 'edit' then 'send' else waits end
    where integration_id = ${integrationId} and ${some} and ${which} returning property_id`.execute(
    trx,
  )
  return rows.length
}

/** Takes the next homes that are due, for so long; a send counts as begun from here on. */
export async function take(
  trx: Db,
  integrationId: string,
  { width, sends, now, until }: { width: number; sends: boolean; now: Date; until: Date },
): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    with busy as (
      select count(*) as n from publication_push where integration_id = ${integrationId} and taken_until > ${now}
    ), next as (
      select property_id, begun, sent_hash from publication_push
      where integration_id = ${integrationId} and next_at <= ${now}
        and (taken_until is null or taken_until <= ${now})
        and (waits = 'remove' or (waits = 'send' and (${sends} or narrower)))
      order by rank, next_at, property_id
      limit greatest(0, ${width} - (select n from busy)) for no key update skip locked
    )
    update publication_push s set taken_until = ${until}, begun = true, sent_hash = null
    from next left join publication p on p.integration_id = ${integrationId} and p.property_id = next.property_id
    where s.integration_id = ${integrationId} and s.property_id = next.property_id
    returning s.property_id as "propertyId", s.waits, next.begun as "isThere", p.hash, p.fragment as text,
      s.taken_until as until`.execute(trx)
  return rows
}

/** A row that is being settled, locked; null when it has gone. */
export async function lockPush(
  trx: Db,
  integrationId: string,
  propertyId: string,
): Promise<PushRow | null> {
  return (
    (await trx
      .selectFrom('publication_push')
      .selectAll()
      .where('integration_id', '=', integrationId)
      .where('property_id', '=', propertyId)
      .forNoKeyUpdate()
      .executeTakeFirst()) ?? null
  )
}

/** Homes that the portal has, or may have, of a channel. */
export async function countLeft(db: Db, integrationId: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from publication_push where integration_id = ${integrationId} and begun`.execute(
    db,
  )
  return Number(rows[0]?.count ?? 0)
}

/** Where a home stands with a portal; null where it is none's. */
export async function findPush(
  db: Db,
  integrationId: string,
  propertyId: string,
): Promise<PushRow | null> {
  return (
    (await db
      .selectFrom('publication_push')
      .selectAll()
      .where('integration_id', '=', integrationId)
      .where('property_id', '=', propertyId)
      .executeTakeFirst()) ?? null
  )
}

/** Channels with something that is due, whose portal is not left alone. */
export async function dueChannels(db: Db, now: Date): Promise<{ id: string; agency_id: string }[]> {
  const { rows } = await sql<{ id: string; agency_id: string }>`
    select i.id, i.agency_id from integration i
    where exists (select from publication_push s where s.integration_id = i.id and s.next_at <= ${now}
        and (s.taken_until is null or s.taken_until <= ${now})
        and (s.waits = 'remove' or s.narrower or i.state = 'active'))
      and (i.rests_until is null or i.rests_until <= ${now})`.execute(db)
  return rows
}

/** Homes that are gone for good without having been taken out. */
export async function forgotten(db: Db): Promise<{ id: string; property: string }[]> {
  const { rows } = await sql<{ id: string; property: string }>`
    select s.integration_id as id, s.property_id as property from publication_push s
    where s.waits <> 'remove' and not exists (select from publication p
      where p.integration_id = s.integration_id and p.property_id = s.property_id)`.execute(db)
  return rows
}
