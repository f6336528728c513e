import type { Selectable } from 'kysely'
import { json, sql, type Db, type Tables } from '../../db/index.ts'
import type { IntegrationRow } from '../integration/index.ts'
import type { Outcome, Sent } from './outcome.ts'
import { toldOf, type Told } from './told.ts'

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
    .forUpdate()
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
  const { rows } = await sql<PublicationRow>`
    select p.* from property h join ${channels} join publication p
      on p.integration_id = i.id and p.property_id = h.id
    where h.id = ${propertyId} order by p.integration_id for update of p`.execute(trx)
  return rows
}

/** Where a row stands after it was written. */
export interface Saved {
  /** It would leave, and the guard decides. */
  waits: boolean
  /** What webhooks are to be told of it now; null: nothing. */
  news: Told
}

/** Writes what becomes of a home on a channel; equal content keeps text, `rev` and date. */
export async function saveOutcome(
  trx: Db,
  row: PublicationRow,
  outcome: Outcome,
  {
    now,
    guarded,
    several,
    channel,
  }: { now: Date; guarded: boolean; several: boolean } & {
    channel: Pick<IntegrationRow, 'provider' | 'state'>
  },
): Promise<Saved> {
  const { state, reason, issues, quality, hash } = outcome
  const leaves = row.fragment !== null && hash === null
  const waits =
    leaves && guarded && (outcome.leaving === 'channel' || waitsByWord(row, outcome, several))
  const sent: Sent | null = waits ? outcome.still() : hash === null ? null : { ...outcome, hash }
  const changed = sent !== null && sent.hash !== row.hash
  const told = toldOf(channel, row, { state, isOut: sent !== null || waits })
  const news = told === row.told ? null : told
  const same =
    !changed &&
    told === row.told &&
    !leaves &&
    row.state === state &&
    row.reason === reason &&
    row.quality === quality &&
    JSON.stringify(row.issues) === JSON.stringify(issues)
  if (same) return { waits: false, news }
  await trx
    .updateTable('publication')
    .set({
      state: waits ? 'removing' : state,
      reason,
      issues: json(issues),
      quality,
      told,
      ...(changed && {
        fragment: sent.text(now),
        hash: sent.hash,
        rev: sql<number>`nextval('publication_rev')`,
        changed_at: now,
        left_at: null,
        out_since: row.out_since ?? now,
      }),
      ...(leaves && !waits && { fragment: null, hash: null, out_since: null }),
    })
    .where('integration_id', '=', row.integration_id)
    .where('property_id', '=', row.property_id)
    .execute()
  return { waits, news }
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

/** Lets go of what waits to leave. */
export async function letGo(trx: Db, integrationId: string, now: Date): Promise<void> {
  await sql`update publication set fragment = null, hash = null, out_since = null, left_at = ${now}, told = null,
      state = case when reason is not null then 'not_published'
        when exists (select from jsonb_array_elements(issues) one where one ->> 'rule' = 'fault')
          then 'error' else 'blocked' end
    where integration_id = ${integrationId} and state = 'removing'`.execute(trx)
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

/** What a feed's ETag is made of, and when anything in it last changed. */
export async function stampOf(
  db: Db,
  integrationId: string,
): Promise<{ stamp: string; changedAt: Date | null }> {
  const { rows } = await sql<{ stamp: string; changedAt: Date | null }>`
    select concat_ws('-', count(*), max(rev), sum(rev)) as stamp, max(changed_at) as "changedAt"
    from publication where integration_id = ${integrationId} and fragment is not null`.execute(db)
  return rows[0] ?? { stamp: '', changedAt: null }
}

/** Parts of a feed after a home's id, by id. */
export async function nextParts(
  db: Db,
  integrationId: string,
  after: string | null,
  limit: number,
): Promise<{ id: string; fragment: string }[]> {
  const { rows } = await sql<{ id: string; fragment: string }>`
    select property_id as id, fragment from publication
    where integration_id = ${integrationId} and fragment is not null
      and (${after}::uuid is null or property_id > ${after}::uuid)
    order by property_id limit ${limit}`.execute(db)
  return rows
}

/** Homes of a channel as they stand there: what a person chose, and whether they are out. */
export async function rowsOf(
  db: Db,
  integrationId: string,
  ids: string[],
): Promise<Map<string, { wanted: boolean | null; isOut: boolean }>> {
  const { rows } = await sql<{ id: string; wanted: boolean | null; isOut: boolean }>`
    select property_id as id, wanted, fragment is not null as "isOut" from publication
    where integration_id = ${integrationId} and property_id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
