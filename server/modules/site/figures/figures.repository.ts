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

/** Days of the islands, YYYY-MM-DD, both included. */
export interface Days {
  from: string
  to: string
}

/** What was counted in these days. */
export const readsOf = (db: Db, siteId: string, { from, to }: Days): Promise<Read[]> =>
  db
    .selectFrom('site_visit')
    .select(['day', 'page', 'language', 'source', 'device', 'views', 'visits', 'homes'])
    .where('site_id', '=', siteId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()

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

/** Enquiries that count as such: those of programs and discarded ones are left out. */
const counted = (siteId: string, { from, to }: Days) => sql`
  site_id = ${siteId} and not trap and state <> 'discarded'
  and created_at >= (${from}::date)::timestamp at time zone 'Europe/Madrid'
  and created_at < (${to}::date + 1)::timestamp at time zone 'Europe/Madrid'`

/** Enquiries written on a site in these days. */
export async function leadsOf(db: Db, siteId: string, days: Days): Promise<Lead[]> {
  const { rows } = await sql<Lead>`
    select to_char(created_at at time zone 'Europe/Madrid', 'YYYY-MM-DD') as day,
      web->>'pageId' as page, count(*)::int as n
    from lead where ${counted(siteId, days)} group by 1, 2`.execute(db)
  return rows
}

/** Of those, how many ask what a home is worth. */
export async function valuationsOf(db: Db, siteId: string, days: Days): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from lead
    where kind = 'valuation' and ${counted(siteId, days)}`.execute(db)
  return rows[0]?.n ?? 0
}
