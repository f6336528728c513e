import type { Language } from '../../../../generated/model/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import { figure } from '../../../formats/figure.ts'
import { oneLine } from '../../../mail/home-line.ts'
import { pageIn } from '../../../contract/language.ts'
import { daysLater } from '../../../time/madrid.ts'
import { addressOfSite } from '../address.ts'
import { say } from '../messages.ts'
import { findSite, findVersion } from '../site.repository.ts'
import { workersHere } from '../../user/index.ts'
import { choicesOf } from './choice.repository.ts'
import { monthFigures, type MonthFigures } from './figures.ts'
import { leaveLink } from './leave-link.ts'
import { monthBefore } from './month.ts'

/** The job that mails a month to one person. */
export const REPORT_MAIL = 'site.report-mail'
export interface ReportMail {
  siteId: string
  userId: string
  /** First day of the month, YYYY-MM-DD. */
  month: string
}

/** Below so many visits a difference is chance; the screen says so, too. */
const ENOUGH = 30
const SHOWN = 3

/** Mails the figures of a month, unless its reader has left, or wants none by now. */
export async function mailReport({ siteId, userId, month }: ReportMail, deps: Deps): Promise<void> {
  const { db, config, mail } = deps
  const row = await findSite(db, siteId)
  const person = row && (await workersHere(db, row.agency_id)).find(({ id }) => id === userId)
  const version = row && (await findVersion(db, siteId, row.published))
  if (!row || !person || !version || row.state === 'suspended') return
  if (!((await choicesOf(db, siteId)).get(userId) ?? person.role === 'ADMIN')) return
  // The month is the one before the day after its last.
  const span = monthBefore(daysLater(month, 31))
  const figures = await monthFigures(db, siteId, span, version.doc)
  const lang = person.language
  const away = await leaveLink(deps, { siteId, userId })
  const words = {
    month: monthName(month, lang),
    visits: figure(figures.total.visits, lang),
    leads: figure(figures.total.leads, lang),
  }
  await mail.send({
    to: person.email,
    subject: say(lang, 'report.subject', words),
    once: true,
    messageId: `site-report-${siteId}-${month}-${userId}@${new URL(config.siteUrl).hostname}`,
    headers: {
      'List-Unsubscribe': `<${away}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    text: [
      say(lang, 'report.lead', { ...words, address: await addressOfSite(db, config, row) }),
      counted(figures, monthName(monthBefore(month).from, lang), lang),
      ...ofWhat(figures, lang),
      say(lang, 'report.all', { url: pageIn(config.siteUrl, lang, '/auth/web') }),
      say(lang, 'report.leave', { url: away }),
      config.siteName,
    ].join('\n\n'),
  })
}

/** `2026-10-01` as `octubre de 2026`. */
const monthName = (day: string, lang: Language): string =>
  new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  )

/** The sums, each beside that of the month before where there is enough of both. */
function counted(
  { total, before, valuations }: MonthFigures,
  lastMonth: string,
  lang: Language,
): string {
  const shown = before !== null && Math.min(before.visits, total.visits) >= ENOUGH ? before : null
  const line = (name: 'visits' | 'views' | 'homes' | 'leads'): string =>
    say(lang, shown ? 'report.lineBefore' : 'report.line', {
      what: say(lang, `report.${name}`),
      n: figure(total[name], lang),
      month: lastMonth,
      before: figure(shown?.[name] ?? 0, lang),
    })
  const why = before === null ? 'report.notWhole' : 'report.few'
  return [
    line('visits'),
    line('views'),
    line('homes'),
    line('leads'),
    ...(valuations > 0 ? [say(lang, 'report.valuations', { n: figure(valuations, lang) })] : []),
    ...(shown ? [] : ['', say(lang, why, { month: lastMonth })]),
  ].join('\n')
}

/** Where visits came from, and on which pages people wrote. */
function ofWhat({ sources, pages }: MonthFigures, lang: Language): string[] {
  const from = sources
    .slice(0, SHOWN)
    .map(({ source, visits }) => `${say(lang, `report.from.${source}`)} ${figure(visits, lang)}`)
  const on = pages
    .slice(0, SHOWN)
    .map(({ title, leads }) => `${oneLine(title)} ${figure(leads, lang)}`)
  return [
    ...(from.length > 0 ? [say(lang, 'report.sources', { list: from.join(', ') })] : []),
    ...(on.length > 0 ? [say(lang, 'report.pages', { list: on.join(', ') })] : []),
  ]
}
