import { pageIn } from '../../contract/language.ts'
import { oneLine } from '../../mail/home-line.ts'
import { ZONE } from '../../time/madrid.ts'
import type { Language, Listing } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { findAnyListing } from '../listing/index.ts'
import { seniorAdmin, takesWords } from '../user/index.ts'
import { countFake, reportById, type ReportRow } from './report.repository.ts'
import { say } from './messages.ts'

export const REPORT_MAIL = 'report.mail'

/**
 * `agency` to its ADMIN, `operator` and `flag` to the site's operator, `late` to both, `answer` to
 * the reader.
 */
export interface ReportMail {
  kind: 'agency' | 'operator' | 'flag' | 'late' | 'answer'
  reportId: string
}

/** The operator reads the site's own language. */
const OPERATOR_LANG: Language = 'es'
const moment = (at: Date): string =>
  new Intl.DateTimeFormat('es-ES', {
    timeZone: ZONE,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)

function wordsOf(row: ReportRow, listing: Listing, lang: Language) {
  const title =
    listing.title[lang] ?? listing.title['es'] ?? Object.values(listing.title)[0] ?? listing.ref
  return {
    ref: oneLine(listing.ref),
    title: oneLine(title),
    agency: listing.agency.name,
    reason: say(lang, row.reason),
    text: row.text ?? say(lang, 'noText'),
    due: moment(row.due_at),
    answer: row.answer ?? '',
  }
}

/** Sends one mail about a report; what is over by then (answered, withdrawn) is not sent. */
export async function sendReportMail({ kind, reportId }: ReportMail, deps: Deps): Promise<void> {
  const { db, config, mail } = deps
  const row = await reportById(db, reportId)
  const listing = row && (await findAnyListing(db, row.property_id))
  if (!row || !listing || (kind === 'late' && row.state !== 'open')) return
  const send = (
    to: string,
    lang: Language,
    path: string,
    more: Record<string, number> = {},
    replyTo?: string,
  ) => {
    const words = {
      ...wordsOf(row, listing, lang),
      link: pageIn(config.siteUrl, lang, path),
      ...more,
    }
    return mail.send({
      to,
      subject: say(lang, `${kind}Subject`, words),
      text: say(lang, `${kind}Text`, words),
      ...(replyTo ? { replyTo } : {}),
    })
  }
  const ad = `/inmueble/${listing.id}`
  if (kind === 'answer') {
    if (row.email !== null) await send(row.email, row.language, ad)
    return
  }
  if (kind === 'agency' || kind === 'late') {
    const admin = await seniorAdmin(db, row.agency_id)
    if (admin && (await takesWords(admin, deps)))
      await send(admin.email, admin.language, `/auth/cartera/inmueble/${listing.id}#avisos`)
  }
  if (kind !== 'agency' && config.operatorEmail !== null) {
    const people: Record<string, number> =
      kind === 'flag' ? { count: await countFake(db, listing.id, new Date(0)) } : {}
    await send(
      config.operatorEmail,
      OPERATOR_LANG,
      ad,
      people,
      kind === 'operator' ? (row.email ?? undefined) : undefined,
    )
  }
}
