import type { SiteCounts, SiteDoc, SiteSource } from '../../../../generated/model/index.ts'
import { sql, type Db } from '../../../db/index.ts'
import { countedSince, leadsOf, readsOf } from '../figures/figures.repository.ts'
import { added, byPage, tallied } from '../figures/figures.service.ts'
import { monthBefore, type Month } from './month.ts'

/** A month of a website beside the one before it. */
export interface MonthFigures {
  total: SiteCounts
  /** Null where that month was not counted whole. */
  before: SiteCounts | null
  /** Of the enquiries, those that ask what a home is worth. */
  valuations: number
  /** Where visits came from, most first. */
  sources: { source: SiteSource; visits: number }[]
  /** Pages that enquiries were written on, most first. */
  pages: { title: string; leads: number }[]
}

/** What was counted of a website in a month. */
export async function monthFigures(
  db: Db,
  siteId: string,
  { from, to }: Month,
  doc: Pick<SiteDoc, 'languages' | 'pages'>,
): Promise<MonthFigures> {
  const last = monthBefore(from)
  const [reads, leads, oldReads, oldLeads, since] = [
    await readsOf(db, siteId, from, to),
    await leadsOf(db, siteId, from, to),
    await readsOf(db, siteId, last.from, last.to),
    await leadsOf(db, siteId, last.from, last.to),
    await countedSince(db, siteId),
  ]
  return {
    total: added(reads, leads),
    before: since !== null && since <= last.from ? added(oldReads, oldLeads) : null,
    valuations: await valuationsOf(db, siteId, { from, to }),
    sources: tallied(reads, 'source', 'visits').map(({ key, n }) => ({ source: key, visits: n })),
    pages: byPage(doc, reads, leads).flatMap(({ title, leads: n }) =>
      title !== null && n > 0 ? [{ title, leads: n }] : [],
    ),
  }
}

async function valuationsOf(db: Db, siteId: string, { from, to }: Month): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from lead
    where site_id = ${siteId} and kind = 'valuation' and not trap and state <> 'discarded'
      and created_at >= (${from}::date)::timestamp at time zone 'Europe/Madrid'
      and created_at < (${to}::date + 1)::timestamp at time zone 'Europe/Madrid'`.execute(db)
  return rows[0]?.n ?? 0
}
