import type { Language, SiteDevice, SiteSource } from '../../../../generated/model/index.ts'
import { sql, type Db } from '../../../db/index.ts'
import { dayOf, daysLater } from '../../../time/madrid.ts'

/** One page that somebody read, and all that is known of it. */
export interface PageRead {
  siteId: string
  /** YYYY-MM-DD, Europe/Madrid. */
  day: string
  page: string
  language: Language
  /** `inside`: from a page of the site itself. */
  source: SiteSource | 'inside'
  device: SiteDevice
  /** Whether it was the page of a home. */
  isHome: boolean
}

export interface ReadCount extends PageRead {
  views: number
  visits: number
  homes: number
}

/** Adds counts, in one statement; those of a site that is gone are dropped. */
export async function addReads(db: Db, counts: readonly ReadCount[]): Promise<void> {
  // In one order, so that two instances never wait for each other in a circle.
  const rows = counts.map((count) => ({
    site_id: count.siteId,
    day: count.day,
    page: count.page,
    language: count.language,
    source: count.source,
    device: count.device,
    views: count.views,
    visits: count.visits,
    homes: count.homes,
  }))
  await sql`
    insert into site_visit (site_id, day, page, language, source, device, views, visits, homes)
    select n.* from json_to_recordset(${JSON.stringify(rows)}::json) as n(site_id uuid, day date,
      page uuid, language text, source text, device text, views int, visits int, homes int)
    join site on site.id = n.site_id
    order by n.site_id, n.day, n.page, n.language, n.source, n.device
    on conflict (site_id, day, page, language, source, device) do update set
      views = site_visit.views + excluded.views, visits = site_visit.visits + excluded.visits,
      homes = site_visit.homes + excluded.homes`.execute(db)
}

const KEPT_DAYS = 730

/** Forgets counters older than two years. */
export async function forgetOldReads(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('site_visit')
    .where('day', '<', daysLater(dayOf(now), -KEPT_DAYS))
    .execute()
}
