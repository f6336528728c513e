import { pageIn } from '../../contract/language.ts'
import { oneLine } from '../../mail/home-line.ts'
import type { Language } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { getAgency } from '../agency/index.ts'
import { findPublicListing, mailedHome } from '../listing/index.ts'
import { greetingOf, spokenOf, takesWords, whoHears } from '../user/index.ts'
import { leadById, type LeadRow } from './lead.repository.ts'
import { say } from './messages.ts'

export const LEAD_MAIL = 'lead.mail'

/**
 * `new` and `assigned` go to the agent, `new` without an agency to the site's operator, `receipt`
 * to the visitor.
 */
export interface LeadMail {
  kind: 'new' | 'assigned' | 'receipt'
  leadId: string
}

/** The operator's language is not known; the site's first one is. */
const OPERATOR_LANG: Language = 'es'

const LANGUAGES = {
  es: 'languageEs',
  en: 'languageEn',
  ca: 'languageCa',
  de: 'languageDe',
} as const

function wordsOf(row: LeadRow, lang: Language) {
  return {
    name: [row.first_name, row.last_name].filter(Boolean).join(' '),
    ref: row.property?.ref ?? '',
    title: oneLine(row.property?.title ?? ''),
    message: row.message,
    email: row.email,
    phone: row.phone ?? say(lang, 'noPhone'),
    contact: row.preferred_contact
      ? say(lang, `contact${row.preferred_contact}`)
      : say(lang, 'noPhone'),
    language: say(lang, LANGUAGES[row.language]),
  }
}

const replyTo = (address: string | null) => (address === null ? {} : { replyTo: address })

/**
 * Whom an enquiry without an agency concerns; without OPERATOR_EMAIL it only waits in the table.
 */
async function writeToOperator(row: LeadRow, deps: Deps): Promise<void> {
  const to = deps.config.operatorEmail
  if (to === null) return
  const words = wordsOf(row, OPERATOR_LANG)
  await deps.mail.send({
    to,
    subject: say(OPERATOR_LANG, 'openSubject', words),
    text: say(OPERATOR_LANG, 'operatorText', words),
    replyTo: row.email,
  })
}

const agentOf = async ({ agency_id, assigned_to }: LeadRow, { db }: Deps) =>
  agency_id !== null && assigned_to !== null ? whoHears(db, agency_id, assigned_to) : null

/**
 * Nobody has shown the mailbox to be theirs: nothing that a stranger typed goes to it, or anybody
 * could write to others through us.
 */
async function writeToVisitor(row: LeadRow, deps: Deps): Promise<void> {
  // Nobody reads the operator's messages: the page has said so, and no mail says otherwise.
  if (row.agency_id === null && deps.config.operatorEmail === null) return
  const agency = row.agency_id === null ? null : await getAgency(deps.db, row.agency_id)
  const spoken = agency && (await spokenOf(deps.db, agency, row.language))
  // A home that is not on the market is told to nobody, also to who knew its id.
  const listing = row.property_id && (await findPublicListing(deps.db, row.property_id))
  const home = listing && spoken && mailedHome(listing, spoken, row.language)
  const words = {
    title: home ? home.title : '',
    home: home ? home.named : '',
    name: greetingOf({ email: row.email, email_verified: false, first_name: row.first_name }),
    agency: spoken?.name ?? deps.config.siteName,
  }
  const link = pageIn(
    deps.config.siteUrl,
    row.language,
    home ? `/inmueble/${row.property_id}` : '/',
  )
  const about = home ? 'receipt' : 'openReceipt'
  const agent = await agentOf(row, deps)
  await deps.mail.send({
    to: row.email,
    subject: say(row.language, `${about}Subject`, words),
    text: say(row.language, `${about}Text`, { ...words, link }),
    ...replyTo(agent?.email ?? (row.agency_id === null ? deps.config.operatorEmail : null)),
  })
}

async function writeToAgent(row: LeadRow, kind: 'new' | 'assigned', deps: Deps): Promise<void> {
  const agent = await agentOf(row, deps)
  if (!agent || !(await takesWords(agent, deps))) return
  const words = wordsOf(row, agent.language)
  const link = pageIn(deps.config.siteUrl, agent.language, `/auth/mensajes?chat=${row.id}`)
  await deps.mail.send({
    to: agent.email,
    subject: say(
      agent.language,
      row.property ? `${kind}Subject` : kind === 'new' ? 'openSubject' : 'openAssignedSubject',
      words,
    ),
    text: say(agent.language, row.property ? 'newText' : 'openText', { ...words, link }),
    replyTo: row.email,
  })
}

/** Tells the agent about an enquiry, or the visitor that it has arrived; each in their language. */
export async function sendLeadMail({ kind, leadId }: LeadMail, deps: Deps): Promise<void> {
  const row = await leadById(deps.db, leadId)
  if (!row) return
  if (kind === 'receipt') await writeToVisitor(row, deps)
  else if (row.agency_id === null) await writeToOperator(row, deps)
  else await writeToAgent(row, kind, deps)
}
