import type {
  SiteCounts,
  SiteDay,
  SiteDoc,
  SiteFigures,
  SiteFiguresPagesItem,
} from '../../../../generated/model/index.ts'
import { fieldErrors } from '../../../contract/errors.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { dayOf, daysLater } from '../../../time/madrid.ts'
import { readIn } from '../compare/texts.ts'
import { say } from '../messages.ts'
import { readable } from '../site.policy.ts'
import { findSite, pagesOf } from '../site.repository.ts'
import { countDays, eachDay } from './days.ts'
import { countedSince, leadsOf, readsOf, type Lead, type Read } from './figures.repository.ts'

const USUAL_DAYS = 30
const MOST_DAYS = 400
/** Nothing was counted before. */
const FIRST_DAY = '2026-01-01'

const NOTHING = { visits: 0, views: 0, homes: 0, leads: 0 } as const

export function added(reads: readonly Read[], leads: readonly Lead[]): SiteCounts {
  const sum = { ...NOTHING, leads: leads.reduce((all, { n }) => all + n, 0) } as SiteCounts
  for (const { visits, views, homes } of reads) {
    sum.visits += visits
    sum.views += views
    sum.homes += homes
  }
  return sum
}

function daysOf(days: readonly string[], reads: readonly Read[], leads: readonly Lead[]) {
  const found = new Map(days.map((day): [string, SiteDay] => [day, { day, ...NOTHING }]))
  for (const { day, visits, views, homes } of reads) {
    const one = found.get(day)
    if (!one) continue
    one.visits += visits
    one.views += views
    one.homes += homes
  }
  for (const { day, n } of leads) {
    const one = found.get(day)
    if (one) one.leads += n
  }
  return [...found.values()]
}

/** How each page was read, and what was written on it; most enquiries first. */
export function byPage(
  { languages: [first = 'es'], languages, pages }: Pick<SiteDoc, 'languages' | 'pages'>,
  reads: readonly Read[],
  leads: readonly Lead[],
): SiteFiguresPagesItem[] {
  const found = new Map<string, SiteFiguresPagesItem>()
  const at = (pageId: string): SiteFiguresPagesItem => {
    const page = pages.find(({ id }) => id === pageId)
    const one = found.get(pageId) ?? {
      pageId,
      title: page ? readIn(page.title, first, languages) : null,
      kind: page?.kind ?? null,
      visits: 0,
      views: 0,
      leads: 0,
    }
    found.set(pageId, one)
    return one
  }
  for (const { page, visits, views } of reads) {
    const one = at(page)
    one.visits += visits
    one.views += views
  }
  for (const { page, n } of leads) if (page !== null) at(page).leads += n
  return [...found.values()].toSorted((a, b) => b.leads - a.leads || b.views - a.views)
}

/** What each value of a column was counted, most first. */
export function tallied<K extends 'source' | 'language' | 'device', C extends 'visits' | 'views'>(
  reads: readonly Read[],
  name: K,
  counted: C,
): { key: Exclude<Read[K], 'inside'>; n: number }[] {
  const sums = new Map<Read[K], number>()
  for (const read of reads) sums.set(read[name], (sums.get(read[name]) ?? 0) + read[counted])
  return [...sums]
    .flatMap(([key, n]) =>
      key === 'inside' || n === 0 ? [] : [{ key: key as Exclude<Read[K], 'inside'>, n }],
    )
    .toSorted((a, b) => b.n - a.n)
}

/** How a site was read between two days; 30 up to today unless told. */
export async function siteFigures(
  { trx, deps, actor }: Pick<Work, 'trx' | 'deps' | 'actor'>,
  id: string,
  asked: { from?: string; to?: string },
): Promise<SiteFigures> {
  const row = readable(await findSite(trx, id), actor)
  const to = asked.to ?? dayOf(deps.now())
  if (to < FIRST_DAY) fieldErrors({ to: say(actor.lang, 'daysEarly') })
  const from = asked.from ?? daysLater(to, 1 - USUAL_DAYS)
  if (from > to) fieldErrors({ from: say(actor.lang, 'daysTurned') })
  if (countDays(from, to) > MOST_DAYS) fieldErrors({ from: say(actor.lang, 'daysMany') })
  const days = eachDay(from, to)
  const before = { from: daysLater(from, -days.length), to: daysLater(from, -1) }
  const [reads, leads, oldReads, oldLeads, since] = [
    await readsOf(trx, id, from, to),
    await leadsOf(trx, id, from, to),
    await readsOf(trx, id, before.from, before.to),
    await leadsOf(trx, id, before.from, before.to),
    await countedSince(trx, id),
  ]
  const pages = (await pagesOf(trx, id)).map(({ doc }) => doc)
  return {
    from,
    to,
    total: added(reads, leads),
    previous: since !== null && since <= before.from ? added(oldReads, oldLeads) : null,
    days: daysOf(days, reads, leads),
    pages: byPage({ languages: row.doc.languages, pages }, reads, leads).slice(0, 200),
    sources: tallied(reads, 'source', 'visits').map(({ key, n }) => ({ source: key, visits: n })),
    languages: tallied(reads, 'language', 'views').map(({ key, n }) => ({
      language: key,
      views: n,
    })),
    devices: tallied(reads, 'device', 'views').map(({ key, n }) => ({ device: key, views: n })),
  }
}
