import type { SiteFigures } from '../../../../generated/model/index.ts'
import { fieldErrors } from '../../../contract/errors.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { dayOf, daysLater } from '../../../time/madrid.ts'
import { say } from '../messages.ts'
import { readable } from '../site.policy.ts'
import { findSite, pagesOf } from '../site.repository.ts'
import { compared } from './compared.ts'
import { byPage, daysOf, tallied } from './count.ts'
import { countDays, eachDay } from './days.ts'

const USUAL_DAYS = 30
const MOST_DAYS = 400
/** Nothing was counted before. */
const FIRST_DAY = '2026-01-01'

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
  const { reads, leads, total, previous } = await compared(trx, id, { from, to }, before)
  const pages = (await pagesOf(trx, id)).map(({ doc }) => doc)
  return {
    from,
    to,
    total,
    previous,
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
