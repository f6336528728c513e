import type { Selectable } from 'kysely'
import type { Listing } from '../../../generated/model/index.ts'
import { asList, json, sql, type Db, type Tables } from '../../db/index.ts'
import type { IntegrationRow } from '../integration/index.ts'
import { tellsLess, toldOf } from '../listing/index.ts'
import { announcedOf, type Announced } from './announce.ts'
import type { Outcome, Sent } from './outcome.ts'

/** A home on a channel. */
export type PublicationRow = Selectable<Tables['publication']>

/** Who said what of several homes said it of each, and it stands while it is what is said. */
const waitsByWord = (row: PublicationRow, { leaving, reason }: Outcome, several: boolean) =>
  leaving === 'word' && (several || (row.state === 'removing' && row.reason === reason))

/**
 * The rows of homes on a channel, made where there is none yet and locked: what is written next
 * follows from homes read after this.
 */
export async function lockRows(
  trx: Db,
  integrationId: string,
  propertyIds: string[],
): Promise<PublicationRow[]> {
  const ids = [...propertyIds].sort()
  await sql`insert into publication (integration_id, property_id)
    select ${integrationId}, id from unnest(${ids}::uuid[]) as id order by id
    on conflict do nothing`.execute(trx)
  return trx
    .selectFrom('publication')
    .selectAll()
    .where('integration_id', '=', integrationId)
    .where('property_id', 'in', ids)
    .orderBy('property_id')
    .forNoKeyUpdate()
    .execute()
}

/**
 * The rows of one home on every channel of its agency that has not ended, made where there is none
 * yet and locked, in one go however many channels there are.
 */
export async function lockHome(trx: Db, propertyId: string): Promise<PublicationRow[]> {
  const channels = sql`integration i on i.agency_id = h.agency_id and i.direction = 'out'
    and i.state <> 'ended'`
  await sql`insert into publication (integration_id, property_id)
    select i.id, h.id from property h join ${channels}
    where h.id = ${propertyId} order by i.id
    on conflict do nothing`.execute(trx)
  return trx
    .selectFrom('publication')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where(
      sql<boolean>`integration_id in (select i.id from property h join ${channels}
        where h.id = ${propertyId})`,
    )
    .orderBy('integration_id')
    .forNoKeyUpdate()
    .execute()
}

/** What came of a row. */
export interface Saved {
  /** It would leave, and the guard decides. */
  waits: boolean
  /** It tells less than what stood there. */
  narrower: boolean
  /** What webhooks are to be told of it now; null: nothing. */
  news: Announced
}

interface Acting {
  channel: Pick<IntegrationRow, 'provider' | 'state'>
  /** The home as the public sees it, or last saw it. */
  shown: Listing | null
  now: Date
  /** What leaves by the channel's own ways waits for the guard. */
  guarded: boolean
  /** The same was said of several homes. */
  several: boolean
}

/** Writes where a row stands by its outcome. */
export async function saveOutcome(
  trx: Db,
  row: PublicationRow,
  outcome: Outcome,
  { channel, shown, now, guarded, several }: Acting,
): Promise<Saved> {
  const { state, reason, issues, quality, hash } = outcome
  const leaves = row.fragment !== null && hash === null
  const mayWait =
    leaves && guarded && (outcome.leaving === 'channel' || waitsByWord(row, outcome, several))
  const less = row.fragment !== null && shown !== null && tellsLess(row.told, shown)
  const still = mayWait ? outcome.still() : null
  // What cannot be drawn as of today does not stay out there with what is kept back by now.
  const waits = mayWait && (still !== null || !less)
  const sent: Sent | null = still ?? (hash === null ? null : { ...outcome, hash })
  const changed = sent !== null && sent.hash !== row.hash
  const announced = announcedOf(channel, row, { state, isOut: sent !== null || waits })
  const news = announced === row.announced ? null : announced
  // Out since before anybody noted what is told, or all of it, and the same as today.
  const isPart = row.told === null || row.told.past === undefined
  const unnoted = isPart && row.fragment !== null && sent?.hash === row.hash
  const same =
    !changed &&
    !unnoted &&
    announced === row.announced &&
    !leaves &&
    row.state === state &&
    row.reason === reason &&
    row.quality === quality &&
    JSON.stringify(row.issues) === JSON.stringify(issues)
  if (same) return { waits: false, narrower: false, news }
  await trx
    .updateTable('publication')
    .set({
      state: waits ? 'removing' : state,
      reason,
      issues: json(issues),
      quality,
      announced,
      ...(changed && written(row, sent, now)),
      ...((changed || unnoted) && { told: shown && json(toldOf(shown)) }),
      ...(leaves && !waits && GONE),
    })
    .where('integration_id', '=', row.integration_id)
    .where('property_id', '=', row.property_id)
    .execute()
  return { waits, narrower: changed && less, news }
}

const GONE = { fragment: null, hash: null, out_since: null, told: null } as const

const written = (row: PublicationRow, sent: Sent, now: Date) => ({
  fragment: sent.text(now),
  hash: sent.hash,
  rev: sql<number>`nextval('publication_rev')`,
  changed_at: now,
  left_at: null,
  out_since: row.out_since ?? now,
})

/**
 * A home that is out and held as it is: written anew where it keeps more back by now, else left
 * alone, null; what cannot be drawn leaves.
 */
export async function saveHeld(
  trx: Db,
  row: PublicationRow,
  outcome: Outcome,
  { shown, now }: { shown: Listing | null; now: Date },
): Promise<'narrower' | 'left' | null> {
  if (row.fragment === null || shown === null || !tellsLess(row.told, shown)) return null
  const sent = outcome.still()
  if (sent?.hash === row.hash) return null
  await trx
    .updateTable('publication')
    .set(
      sent
        ? { ...written(row, sent, now), told: json(toldOf(shown)) }
        : { ...GONE, state: outcome.state },
    )
    .where('integration_id', '=', row.integration_id)
    .where('property_id', '=', row.property_id)
    .execute()
  return sent ? 'narrower' : 'left'
}

/** Ids of channels on which a home waits to leave. */
export async function waitingOn(trx: Db, propertyId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('publication')
    .select('integration_id as id')
    .where('property_id', '=', propertyId)
    .where('state', '=', 'removing')
    .orderBy('integration_id')
    .execute()
  return rows.map(({ id }) => id)
}

/** How many are out, wait to leave, and have left within a day by the channel's own ways. */
export async function lossOf(
  trx: Db,
  integrationId: string,
  now: Date,
): Promise<{ out: number; waiting: number; left: number }> {
  const { rows } = await sql<{ out: string; waiting: string; left: string }>`
    select count(*) filter (where fragment is not null) as out,
      count(*) filter (where state = 'removing') as waiting,
      count(*) filter (where fragment is null
      and left_at > ${now}::timestamptz - interval '1 day') as left
    from publication where integration_id = ${integrationId}`.execute(trx)
  const [row] = rows
  return {
    out: Number(row?.out ?? 0),
    waiting: Number(row?.waiting ?? 0),
    left: Number(row?.left ?? 0),
  }
}

/**
 * Lets go of what waits to leave, but for homes that somebody is saving: who saves holds rows and
 * waits for who decides of the channel's loss, who therefore waits for no row. Which went.
 */
export async function letGo(trx: Db, integrationId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`with free as (
      select property_id from publication
      where integration_id = ${integrationId} and state = 'removing'
      order by property_id for no key update skip locked)
    update publication p set fragment = null, hash = null, told = null, announced = null,
      out_since = null, left_at = ${now},
      state = case when reason is not null then 'not_published'
        when exists (select from jsonb_array_elements(${asList(sql`issues`)}) one where one ->> 'rule' = 'fault')
          then 'error' else 'blocked' end
    from free where p.integration_id = ${integrationId} and p.property_id = free.property_id
    returning p.property_id as id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Forgets all homes of a channel; rows are held in the order of `lockRows`. */
export async function removeRows(trx: Db, integrationId: string): Promise<void> {
  await sql`select from publication where integration_id = ${integrationId}
    order by property_id for update`.execute(trx)
  await sql`delete from publication where integration_id = ${integrationId}`.execute(trx)
}

/** Homes a channel may have to do with, after an id: on the market, or known to it. */
export async function nextHomes(
  db: Db,
  { id, agency_id: agencyId }: { id: string; agency_id: string },
  after: string | null,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id from listing where agency_id = ${agencyId} and state = 'active'
      union select property_id from publication where integration_id = ${id}
    ) known where ${after}::uuid is null or id > ${after}::uuid order by id limit ${limit}`.execute(
    db,
  )
  return rows.map((row) => row.id)
}
