import type {
  SiteCounts,
  SiteDay,
  SiteDoc,
  SiteFiguresPagesItem,
} from '../../../../generated/model/index.ts'
import { readIn } from '../compare/texts.ts'
import type { Lead, Read } from './figures.repository.ts'

const NOTHING = { visits: 0, views: 0, homes: 0, leads: 0 } as const

/** All that was counted, as one sum. */
export function added(reads: readonly Read[], leads: readonly Lead[]): SiteCounts {
  const sum = { ...NOTHING, leads: leads.reduce((all, { n }) => all + n, 0) } as SiteCounts
  for (const { visits, views, homes } of reads) {
    sum.visits += visits
    sum.views += views
    sum.homes += homes
  }
  return sum
}

/** The same for each of the days. */
export function daysOf(days: readonly string[], reads: readonly Read[], leads: readonly Lead[]) {
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
