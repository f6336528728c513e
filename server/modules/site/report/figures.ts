import type { SiteCounts, SiteDoc, SiteSource } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { compared } from '../figures/compared.ts'
import { byPage, tallied } from '../figures/count.ts'
import { valuationsOf } from '../figures/figures.repository.ts'
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
  month: Month,
  doc: Pick<SiteDoc, 'languages' | 'pages'>,
): Promise<MonthFigures> {
  const { reads, leads, total, previous } = await compared(
    db,
    siteId,
    month,
    monthBefore(month.from),
  )
  return {
    total,
    before: previous,
    valuations: await valuationsOf(db, siteId, month),
    sources: tallied(reads, 'source', 'visits').map(({ key, n }) => ({ source: key, visits: n })),
    pages: byPage(doc, reads, leads).flatMap(({ title, leads: n }) =>
      title !== null && n > 0 ? [{ title, leads: n }] : [],
    ),
  }
}
