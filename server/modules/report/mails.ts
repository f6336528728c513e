import { pageIn } from '../../contract/language.ts'
import { awaitLaterVersion, mailEach } from '../../jobs/index.ts'
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

/** Somebody a mail about a report goes to, and the page that it leads to. */
interface Hearer {
  email: string
  lang: Language
  path: string
  /** How many people call the ad fake. */
  count?: number
  replyTo?: string | null
}

async function hearersOf(kind: ReportMail['kind'], row: ReportRow, deps: Deps): Promise<Hearer[]> {
  const { db, config } = deps
  const ad = `/inmueble/${row.property_id}`
  if (kind === 'answer')
    return row.email === null ? [] : [{ email: row.email, lang: row.language, path: ad }]
  const hearers: Hearer[] = []
  const admin =
    kind === 'agency' || kind === 'late' ? await seniorAdmin(db, row.agency_id) : undefined
  if (admin && (await takesWords(admin, deps)))
    hearers.push({
      email: admin.email,
      lang: admin.language,
      path: `/auth/cartera/inmueble/${row.property_id}#avisos`,
    })
  if (kind !== 'agency' && config.operatorEmail !== null)
    hearers.push({
      email: config.operatorEmail,
      lang: OPERATOR_LANG,
      path: ad,
      ...(kind === 'flag' && { count: await countFake(db, row.property_id, new Date(0)) }),
      ...(kind === 'operator' && { replyTo: row.email }),
    })
  return hearers
}

/** Sends one mail about a report; what is over by then (answered, withdrawn) is not sent. */
export async function sendReportMail({ kind, reportId }: ReportMail, deps: Deps): Promise<void> {
  const { db, config, mail } = deps
  const row = await reportById(db, reportId)
  const listing = row && (await findAnyListing(db, row.property_id))
  if (!row || !listing) return
  if (kind === 'late' && row.state === 'answered') return
  // By then it may be answered, or not: the word to the operator is not lost meanwhile.
  if (kind === 'late' && row.state !== 'open') awaitLaterVersion('the state of a report')
  const to = await hearersOf(kind, row, deps)
  // Who is told that nobody answered are two: a mailbox that is full keeps it from no other.
  await mailEach(to, ({ email, lang, path, count, replyTo }) => {
    const words = {
      ...wordsOf(row, listing, lang),
      link: pageIn(config.siteUrl, lang, path),
      ...(count === undefined ? {} : { count }),
    }
    return mail.send({
      to: email,
      subject: say(lang, `${kind}Subject`, words),
      text: say(lang, `${kind}Text`, words),
      ...(replyTo ? { replyTo } : {}),
    })
  })
}
