import type { Insertable, Selectable, Updateable } from 'kysely'
import type { IntegrationCounts } from '../../../generated/model/index.ts'
import { keepStored } from '../../contract/stored/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { ownRows } from '../../contract/rights/row.ts'
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
  /** How its newest run ended. */
  lastRun: string | null
  counts: IntegrationCounts
}

const of = (db: Db, agencyId: string) =>
  db.selectFrom('integration').where('agency_id', '=', agencyId)

const homes = sql<string>`
  (select count(*) from import_link l where l.integration_id = integration.id
  and l.missing_since is null)`
const newestRun = <T>(column: RawBuilder<unknown>) =>
  sql<T>`(select ${column} from import_run r where r.integration_id = integration.id
    order by r.created_at desc, r.id desc limit 1)`

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
      newestRun<string | null>(sql`r.status`).as('lastRun'),
    ])
    .orderBy(sql`lower(name)`)
    .execute()
  const counts = await countHomes(
    db,
    rows.map((row) => row.id),
    actor,
  )
  return rows.map((row) => ({
    ...row,
    homes: Number(row.homes),
    counts: counts.get(row.id) ?? NONE,
  }))
}

/** A channel by id alone, for jobs. */
export async function findIntegration(db: Db, id: string): Promise<IntegrationRow | null> {
  return (
    (await db.selectFrom('integration').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  )
}

/** The channel that an address belongs to, by its hash, ended or not; null when there is none. */
export async function findByAddress(db: Db, hash: Buffer): Promise<IntegrationRow | null> {
  return (
    (await db
      .selectFrom('integration')
      .selectAll()
      .where('address_hash', '=', hash)
      .executeTakeFirst()) ?? null
  )
}

/** Was there such an address, which was ended or replaced? */
export async function isEndedAddress(db: Db, hash: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('integration_ended_address')
    .select('hash')
    .where('hash', '=', hash)
    .executeTakeFirst()
  return found !== undefined
}

/** Writes the address of a channel, null for none; the one before stays known as ended. */
export async function saveAddress(
  trx: Db,
  { id, address_hash: before }: Pick<IntegrationRow, 'id' | 'address_hash'>,
  next: Pick<IntegrationRow, 'address_hash' | 'address_hint'>,
  at: Date,
): Promise<void> {
  if (before !== null)
    await trx
      .insertInto('integration_ended_address')
      .values({ hash: before, integration_id: id, ended_at: at })
      .execute()
  await trx.updateTable('integration').set(next).where('id', '=', id).execute()
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

/** Who makes, changes or ends a channel of an agency waits for whoever does. */
export const lockChannels = (trx: Db, agencyId: string): Promise<void> =>
  withAdvisoryLock(trx, `integration ${agencyId}`)

/** Every channel out that has not ended, of all agencies. */
export const allChannelsOut = (db: Db): Promise<{ id: string; agency_id: string }[]> =>
  db
    .selectFrom('integration')
    .select(['id', 'agency_id'])
    .where('direction', '=', 'out')
    .where('state', '<>', 'ended')
    .execute()

export async function insertIntegration(
  trx: Db,
  row: Insertable<Tables['integration']>,
): Promise<IntegrationRow> {
  return trx.insertInto('integration').values(row).returningAll().executeTakeFirstOrThrow()
}

/**
 * What was drawn of homes while a channel was a draft, to check them: by other settings, maybe, than
 * it goes on with. So nothing is out until they are drawn anew.
 */
export const forgetDrawn = async (trx: Db, id: string): Promise<void> =>
  void (await sql`update publication
    set state = 'queued', fragment = null, hash = null, out_since = null
    where integration_id = ${id} and fragment is not null`.execute(trx))

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
  >,
): Promise<void> {
  await trx.updateTable('integration').set(changes).where('id', '=', id).execute()
}
