import type { Deps } from '../../contract/deps.ts'
import { localeOf } from '../../formats/figure.ts'
import type { Lang } from '../../contract/context.ts'
import type { Db } from '../../db/index.ts'
import { pageIn } from '../../contract/language.ts'
import { mailEach } from '../../jobs/index.ts'
import { creditorReference } from '../../sepa/reference.ts'
import type { InvoiceRow } from '../invoice/index.ts'
import { adminsHere, tellAdmins } from '../user/index.ts'
import { cardOf } from './card/card.repository.ts'
import { say, type MessageKey } from './messages.ts'

/** Where the ADMIN reads of it. */
export const PAGE = '/auth/perfil/suscripcion'
/** The job that mails what was told at the desk. */
export const MAIL_JOB = 'subscription.mail'

/** What happens to a plan that its ADMINs should know. */
export type Occasion =
  | 'issued'
  | 'issuedCard'
  | 'past_due'
  | 'grace'
  | 'limited'
  | 'free'
  | 'unbilled'
  | 'unbilledFree'
  | 'over'
  | 'trimmed'
  | 'charged'
  | 'refused'
  | 'refusedBare'
  | 'refusedLast'
  | 'refusedLastBare'
  | 'confirm'

/** Values of the places in its words; days as YYYY-MM-DD. */
export type Facts = Record<string, string | number>

/** What the job mails: numbers and days, no text that somebody typed. */
export interface SubscriptionMail {
  agencyId: string
  occasion: Occasion
  facts: Facts
}

/** Title and body in a language. */
function wordsOf({ occasion, facts }: Omit<SubscriptionMail, 'agencyId'>, lang: Lang) {
  const day = facts['day']
  const words = {
    ...facts,
    ...(typeof day === 'string' && {
      day: new Intl.DateTimeFormat(localeOf(lang), { timeZone: 'UTC', dateStyle: 'long' }).format(
        new Date(`${day}T00:00:00Z`),
      ),
    }),
  }
  return {
    title: say(lang, `${occasion}Title` satisfies MessageKey, words),
    body: say(lang, `${occasion}Body` satisfies MessageKey, words),
  }
}

type Needs = { trx: Db; deps: Pick<Deps, 'jobs' | 'now'> }

/** Tells an agency's ADMINs at the desk and by mail. */
export async function tell({ trx, deps }: Needs, what: SubscriptionMail): Promise<void> {
  await tellAdmins(trx, what.agencyId, {
    page: PAGE,
    topic: `subscription:${what.occasion}`,
    at: deps.now(),
    words: (lang) => wordsOf(what, lang),
  })
  await deps.jobs.add(trx, MAIL_JOB, what, { agencyId: what.agencyId })
}

/** Number, reference and last day of an invoice, as the words name them. */
export const factsOf = (invoice: InvoiceRow): Facts => ({
  number: invoice.full_number,
  reference: creditorReference(invoice.full_number),
  day: invoice.due_on ?? '',
})

/** Tells of a new invoice: one that a card is charged for asks for no transfer. */
export async function tellIssued(work: Needs, invoice: InvoiceRow): Promise<void> {
  const agencyId = invoice.receiver_agency_id ?? ''
  const occasion = (await cardOf(work.trx, agencyId)) ? 'issuedCard' : 'issued'
  await tell(work, { agencyId, occasion, facts: factsOf(invoice) })
}

/** Mails what was told. */
export async function sendMail(what: SubscriptionMail, { db, config, mail }: Deps): Promise<void> {
  await mailEach(await adminsHere(db, what.agencyId), async ({ email, language }) => {
    const { title, body } = wordsOf(what, language)
    await mail.send({
      to: email,
      subject: `${title} · ${config.siteName}`,
      text: `${body}\n\n${pageIn(config.siteUrl, language, PAGE)}`,
    })
  })
}
