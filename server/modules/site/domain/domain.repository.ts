import type { Insertable, Selectable, Updateable } from 'kysely'
import { isDue, sql, withAdvisoryLock, type Db, type Tables } from '../../../db/index.ts'

export type HostRow = Selectable<Tables['site_host']>

/** States in which a site is read at a host; by name, so that the index of held hosts is used. */
export const READ_STATES = sql.join(['proved', 'active', 'failing'].map((state) => sql.lit(state)))
/** States in which a host is nobody's. In every other one, a later version's too, it is one site's alone. */
const FREE = ['claimed', 'released'] as const
/** States of which this version knows what a look makes of them. */
const LOOKED_AT: readonly HostRow['state'][] = ['claimed', 'proved', 'active', 'failing']

export const findHost = (db: Db, id: string): Promise<HostRow | undefined> =>
  db.selectFrom('site_host').selectAll().where('id', '=', id).executeTakeFirst()

/** Claims that others have by now, of which a site is told: the newest. */
const LOST = 10

/**
 * The claims of a site in the order they were made; those given up by hand are not told of, and of
 * those that went to others the newest alone: they add up over the years, a list has an end.
 */
export async function hostsOf(db: Db, siteId: string): Promise<HostRow[]> {
  const rows = await db
    .selectFrom('site_host')
    .selectAll()
    .where('site_id', '=', siteId)
    .where((eb) => eb.or([eb('state', '<>', 'released'), eb('problem', 'is not', null)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const lost = new Set(rows.filter(({ state }) => state === 'released').slice(0, -LOST))
  return rows.filter((row) => !lost.has(row))
}

export async function insertHost(trx: Db, row: Insertable<Tables['site_host']>): Promise<void> {
  await trx.insertInto('site_host').values(row).execute()
}

export async function writeHost(
  trx: Db,
  id: string,
  changes: Updateable<Tables['site_host']>,
): Promise<void> {
  await trx.updateTable('site_host').set(changes).where('id', '=', id).execute()
}

/** A host changes hands in one line, over all claims and instances. */
export const holdHost = (trx: Db, host: string): Promise<void> =>
  withAdvisoryLock(trx, `site host ${host}`)

/** Who has a host by now. */
export const holderOf = (db: Db, host: string): Promise<HostRow | undefined> =>
  db
    .selectFrom('site_host')
    .selectAll()
    .where('host', '=', host)
    .where('state', 'not in', FREE)
    .executeTakeFirst()

/** How many a site asked for since then, those given up included. */
export async function askedSince(db: Db, siteId: string, since: Date): Promise<number> {
  const { n } = await db
    .selectFrom('site_host')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('site_id', '=', siteId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/**
 * The site is found at one of its domains at most: the one that was chosen, else the first that it
 * is read at.
 */
export async function settleMain(trx: Db, siteId: string, chosen?: string): Promise<void> {
  await sql`
    update site_host h set main = (h.id is not distinct from (
      select o.id from site_host o where o.site_id = ${siteId} and o.state in ('active', 'failing')
      order by (o.id = ${chosen ?? null}::uuid) desc nulls last, o.main desc, o.active_at, o.id
      limit 1))
    where h.site_id = ${siteId}`.execute(trx)
}

/** Longer than until the next look ever is. */
const LONGEST_MS = 3 * 86_400_000

/** Claims that are to be looked at, the longest due first; of suspended sites none. */
export async function dueHosts(db: Db, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('site_host')
    .innerJoin('site', 'site.id', 'site_host.site_id')
    .select('site_host.id')
    .where(isDue('site_host.next_check_at', now, LONGEST_MS))
    .where('site.state', '<>', 'suspended')
    .where('site_host.state', 'in', LOOKED_AT)
    .orderBy('site_host.next_check_at')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Forgets claims that ended so long ago. */
export async function forgetHosts(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('site_host')
    .where('state', '=', 'released')
    .where('released_at', '<', before)
    .execute()
}
