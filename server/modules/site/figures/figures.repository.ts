import type { Selectable } from 'kysely'
import { sql, type Db, type Tables } from '../../../db/index.ts'

/** Counts of a day and what they are of. */
export type Read = Omit<Selectable<Tables['site_visit']>, 'site_id'>

/** Enquiries of a day, by the page they were written on. */
export interface Lead {
  day: string
  page: string | null
  n: number
}

/** What was counted between two days, both included. */
export function readsOf(db: Db, siteId: string, from: string, to: string): Promise<Read[]> {
  return db
    .selectFrom('site_visit')
    .select(['day', 'page', 'language', 'source', 'device', 'views', 'visits', 'homes'])
    .where('site_id', '=', siteId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
}

/** The first day that anything was counted; null: none yet. */
export async function countedSince(db: Db, siteId: string): Promise<string | null> {
  const row = await db
    .selectFrom('site_visit')
    .select('day')
    .where('site_id', '=', siteId)
    .orderBy('day')
    .limit(1)
    .executeTakeFirst()
  return row?.day ?? null
}

/** Enquiries written on a site between two days; those of programs and discarded ones are left out. */
export async function leadsOf(db: Db, siteId: string, from: string, to: string): Promise<Lead[]> {
  const { rows } = await sql<Lead>`
    select to_char(created_at at time zone 'Europe/Madrid', 'YYYY-MM-DD') as day,
      web->>'pageId' as page, count(*)::int as n
    from lead where site_id = ${siteId} and not trap and state <> 'discarded'
      and created_at >= (${from}::date)::timestamp at time zone 'Europe/Madrid'
      and created_at < (${to}::date + 1)::timestamp at time zone 'Europe/Madrid'
    group by 1, 2`.execute(db)
  return rows
}
