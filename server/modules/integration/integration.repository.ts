import type { Insertable, Selectable, Updateable } from 'kysely'
import type { IntegrationCounts } from '../../../generated/model/index.ts'
import { keepStored } from '../../contract/stored/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { ownRows } from '../../contract/rights/row.ts'
import { fetchesOf, type FetchRow } from './fetch/repository.ts'
import {
  json,
  sql,
  withAdvisoryLock,
  type Db,
  type RawBuilder,
  type Tables,
} from '../../db/index.ts'

/** A channel. */
export type IntegrationRow = Selectable<Tables['integration']>

/** Most channels an agency keeps; those that have ended do not count. */
export const MOST = 20

/** What the list says of a channel beside its own row. */
export interface Use {
  /** Of a source: homes its last good file had. */
  homes: number
  lastRunAt: Date | null
  /** How its newest run ended; a trial says nothing of it. */
  lastRun: string | null
  counts: IntegrationCounts
  /** Of a source that is fetched by itself. */
  fetch: FetchRow | undefined
  /** Of a channel that sends: the portal's last answer to what it did not take, null for none. */
  failedWith: number | null
  retryAt: Date | null
}

const of = (db: Db, agencyId: string) =>
  db.selectFrom('integration').where('agency_id', '=', agencyId)

const homes = sql<string>`
  (select count(*) from import_link l where l.integration_id = integration.id
  and l.missing_since is null)`
const newestRun = <T>(column: RawBuilder<unknown>, which = sql`true`) =>
  sql<T>`(select ${column} from import_run r where r.integration_id = integration.id and ${which}
    order by r.created_at desc, r.id desc limit 1)`

/** Of what the portal did not take, the row that is tried again first. */
const firstRetry = <T>(column: RawBuilder<unknown>) =>
  sql<T>`(select ${column} from publication_push s where s.integration_id = integration.id
    and s.tries > 0 and s.next_at is not null order by s.next_at limit 1)`

/** Where it is read, nothing is out of a channel that is not active. */
const READ_STATE = sql`case when i.state <> 'active'
  and p.state in ('published', 'published_with_warning')
  then 'queued' else p.state end`

/** Where it is sent, out is what the portal has said yes to. */
const SENT_STATE = sql`select case
    when s.waits = 'edit' then 'error'
    when p.fragment is null and s.begun then 'removing'
    when p.state in ('published', 'published_with_warning') and not s.there then 'queued'
    else p.state end
  from publication_push s
  where s.integration_id = p.integration_id and s.property_id = p.property_id`

/** What became of a home on a channel, as people see it. */
export const SHOWN_STATE = sql<string>`coalesce((${SENT_STATE}), ${READ_STATE})`

const NONE: IntegrationCounts = {
  wanted: 0,
  published: 0,
  warning: 0,
  blocked: 0,
  error: 0,
  queued: 0,
  removing: 0,
}

/** Homes of channels by what became of them, those that the actor sees; by channel. */
export async function countHomes(
  db: Db,
  ids: string[],
  actor: Actor,
): Promise<Map<string, IntegrationCounts>> {
  const own = actor.role === 'ADMIN' ? sql`true` : ownRows('h', actor.userId)
  const { rows } = await sql<{ id: string; state: string; count: string }>`
    select i.id, ${SHOWN_STATE} as state, count(*) as count
    from publication p join integration i on i.id = p.integration_id
    join property h on h.id = p.property_id
    where i.id = any(${ids}::uuid[]) and ${SHOWN_STATE} <> 'not_published' and ${own}
    group by 1, 2`.execute(db)
  const found = new Map<string, IntegrationCounts>()
  for (const { id, state, count } of rows) {
    const counts = found.get(id) ?? { ...NONE }
    const key = state === 'published_with_warning' ? 'warning' : (state as keyof IntegrationCounts)
    counts[key] = Number(count)
    if (key !== 'removing') counts.wanted += Number(count)
    found.set(id, counts)
  }
  return found
}

/** Channels of an agency that have not ended, or the one of an id; by name. */
export async function listWithUse(
  db: Db,
  actor: Actor,
  id?: string,
): Promise<(IntegrationRow & Use)[]> {
  const some = of(db, actor.agencyId)
  const rows = await (
    id === undefined ? some.where('state', '<>', 'ended') : some.where('id', '=', id)
  )
    .selectAll()
    .select([
      homes.as('homes'),
      newestRun<Date | null>(sql`r.created_at`).as('lastRunAt'),
      newestRun<string | null>(sql`r.status`, sql`not r.dry_run`).as('lastRun'),
      firstRetry<number | null>(sql`s.status`).as('failedWith'),
      firstRetry<Date | null>(sql`s.next_at`).as('retryAt'),
    ])
    .orderBy(sql`lower(name)`)
    .execute()
  const ids = rows.map((row) => row.id)
  const [counts, fetches] = [await countHomes(db, ids, actor), await fetchesOf(db, ids)]
  return rows.map((row) => ({
    ...row,
    homes: Number(row.homes),
    counts: counts.get(row.id) ?? NONE,
    fetch: fetches.get(row.id),
  }))
}

/** A channel by id alone, for jobs. */
export async function findIntegration(db: Db, id: string): Promise<IntegrationRow | null> {
  return (
    (await db.selectFrom('integration').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  )
}

/** Channels of an agency that have not ended, one way or the other. */
export function channelsOf(
  db: Db,
  agencyId: string,
  direction: 'in' | 'out',
): Promise<IntegrationRow[]> {
  return of(db, agencyId)
    .selectAll()
    .where('direction', '=', direction)
    .where('state', '<>', 'ended')
    .orderBy(sql`lower(name)`)
    .execute()
}

/** Channels of these ids that have not ended. */
export const channelsWith = (db: Db, ids: string[]): Promise<IntegrationRow[]> =>
  db
    .selectFrom('integration')
    .selectAll()
    .where('id', 'in', ids)
    .where('state', '<>', 'ended')
    .orderBy('id')
    .execute()

/**
 * The agency's channel of a name that has not ended. The database says which names are one, as its
 * index does: its `lower` is not that of JavaScript.
 */
export const channelNamed = (
  db: Db,
  agencyId: string,
  { direction, provider, name }: Pick<IntegrationRow, 'direction' | 'provider' | 'name'>,
): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('integration')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('direction', '=', direction)
    .where('provider', '=', provider)
    .where('state', '<>', 'ended')
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst()

/** Who makes, changes or ends a channel of an agency waits for whoever does. */
export const lockChannels = (trx: Db, agencyId: string): Promise<void> =>
  withAdvisoryLock(trx, `integration ${agencyId}`)

/** Every channel out that has not ended, of all agencies. */
export const allChannelsOut = (
  db: Db,
): Promise<Pick<IntegrationRow, 'id' | 'agency_id' | 'provider' | 'map_version'>[]> =>
  db
    .selectFrom('integration')
    .select(['id', 'agency_id', 'provider', 'map_version'])
    .where('direction', '=', 'out')
    .where('state', '<>', 'ended')
    .execute()

export async function insertIntegration(
  trx: Db,
  row: Insertable<Tables['integration']>,
): Promise<IntegrationRow> {
  return trx.insertInto('integration').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Writes name, settings and state, and raises the version. */
export async function saveIntegration(
  trx: Db,
  {
    id,
    name,
    settings,
    state,
    updated_at,
  }: Pick<IntegrationRow, 'id' | 'name' | 'settings' | 'state' | 'updated_at'>,
): Promise<void> {
  await trx
    .updateTable('integration')
    .set({
      name,
      state,
      settings: json(await keepStored(trx, 'integration.settings', { id }, settings)),
      updated_at,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/** Writes what no version stands for: key, reader, guard, what the other side does. */
export async function noteIntegration(
  trx: Db,
  id: string,
  changes: Pick<
    Updateable<Tables['integration']>,
    | 'fetched_at'
    | 'fetched_by'
    | 'shrink_since'
    | 'shrink_ok_until'
    | 'api_key'
    | 'key_hint'
    | 'held_since'
    | 'refusal'
    | 'refusal_since'
    | 'rests_until'
    | 'push_failures'
    | 'map_version'
  >,
): Promise<void> {
  await trx.updateTable('integration').set(changes).where('id', '=', id).execute()
}
