import type { Language } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { getAgency } from '../agency/index.ts'
import { findPublicListing } from '../listing/index.ts'
import { getUser } from '../user/index.ts'
import { leadById, type LeadRow } from './lead.repository.ts'
import { titleIn } from './title.ts'
import { say } from './words.ts'

export const LEAD_MAIL = 'lead.mail'

/** `new` and `assigned` go to the agent, `receipt` to the visitor. */
export interface LeadMail {
  kind: 'new' | 'assigned' | 'receipt'
  leadId: string
}

const LANGUAGES = { es: 'languageEs', en: 'languageEn', ca: 'languageCa', de: 'languageDe' } as const

/** A page's address in a language; Spanish carries no prefix (src/lib/href.ts says the same to the browser). */
const pageOf = (siteUrl: string, lang: Language, path: string): string => `${siteUrl}${lang === 'es' ? '' : `/${lang}`}${path}`

/** A subject is one line, whatever a title holds. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

function wordsOf(row: LeadRow, lang: Language) {
  return {
    name: [row.first_name, row.last_name].filter(Boolean).join(' '),
    ref: row.property?.ref ?? '',
    title: oneLine(row.property?.title ?? ''),
    message: row.message,
    email: row.email,
    phone: row.phone ?? say(lang, 'noPhone'),
    contact: row.preferred_contact ? say(lang, `contact${row.preferred_contact}`) : say(lang, 'noPhone'),
    language: say(lang, LANGUAGES[row.language]),
  }
}

async function writeToVisitor(row: LeadRow, deps: Deps): Promise<void> {
  const agency = await getAgency(deps.db, row.agency_id)
  const listing = row.property_id ? await findPublicListing(deps.db, row.property_id) : null
  const words = {
    ...wordsOf(row, row.language),
    ...(listing ? { title: oneLine(titleIn(listing, row.language)) } : {}),
    name: row.first_name,
    agency: agency?.tradeName ?? deps.config.siteName,
  }
  const link = pageOf(deps.config.siteUrl, row.language, `/inmueble/${row.property_id}`)
  const agent = row.assigned_to ? await getUser(deps.db, row.assigned_to) : null
  await deps.mail.send({
    to: row.email,
    subject: say(row.language, 'receiptSubject', words),
    text: say(row.language, 'receiptText', { ...words, link }),
    ...(agent?.active ? { replyTo: agent.email } : {}),
  })
}

async function writeToAgent(row: LeadRow, kind: 'new' | 'assigned', deps: Deps): Promise<void> {
  const agent = row.assigned_to ? await getUser(deps.db, row.assigned_to) : null
  if (!agent?.active) return
  const words = wordsOf(row, agent.language)
  const link = pageOf(deps.config.siteUrl, agent.language, `/auth/dashboard?lead=${row.id}`)
  await deps.mail.send({
    to: agent.email,
    subject: say(agent.language, `${kind}Subject`, words),
    text: say(agent.language, 'newText', { ...words, link }),
    replyTo: row.email,
  })
}

/** Tells the agent about an enquiry, or the visitor that it has arrived; each in their language. */
export async function sendLeadMail({ kind, leadId }: LeadMail, deps: Deps): Promise<void> {
  const row = await leadById(deps.db, leadId)
  if (!row) return
  await (kind === 'receipt' ? writeToVisitor(row, deps) : writeToAgent(row, kind, deps))
}
