import type { Deps } from '../../../contract/deps.ts'
import { inTransaction, sql, type Db } from '../../../db/index.ts'
import { renderPdf } from '../../../ports/pdf/index.ts'
import { addEntry } from '../../contact/index.ts'
import { isProvedAgency } from '../../user/index.ts'
import { monthIn } from '../days.ts'
import { say } from '../messages.ts'
import { opens } from '../handed.ts'
import { findLink } from '../owner.repository.ts'
import { openedBy, pageFor } from '../page.service.ts'
import { monthData } from './words.ts'

/** The job that mails a month to one owner. */
export const MONTH_MAIL = 'owner.month-mail'
export interface MonthMail {
  linkId: string
  /** First day of the month it is sent in, YYYY-MM-DD. */
  month: string
}

/** While nobody works for the sale of a home there is nothing to tell of it. */
const ON_MARKET: readonly string[] = ['active', 'reserved']

/**
 * Mails what an owner's page shows as a PDF, in the language of their page; nothing where the link
 * has ended, opens nothing or is for no owner of the home any more, or where the home is off the
 * market.
 */
export async function mailMonth({ linkId, month }: MonthMail, deps: Deps): Promise<void> {
  const { db, config, mail, now } = deps
  const link = await findLink(db, linkId)
  if (!link || link.expires_at <= now() || !link.parts.includes('month')) return
  // Its page opens no more once who handed it on has left; nor is it told by mail.
  if (!(await opens(db, link))) return
  const found = await openedBy(db, link)
  const to = found?.owner.email
  if (!found || !to || !ON_MARKET.includes(found.home.status)) return
  // An agency's own words go to nobody before an ADMIN's e-mail is proved (docs/decisions/0114).
  if (!(await isProvedAgency(db, link.agency_id))) return
  const { language: lang } = link
  const page = await pageFor(found, { deps, lang })
  const data = monthData(page, lang)
  const pdf = await renderPdf({
    template: new URL('./month.document.ts', import.meta.url),
    data,
    meta: { title: page.title, author: page.agency, language: lang },
  })
  const reply = page.agent?.email
  await mail.send({
    to,
    subject: say(lang, 'month.subject', { title: page.title, month: monthIn(lang, month) }),
    once: true,
    messageId: `owner-month-${linkId}-${month}@${new URL(config.siteUrl).hostname}`,
    ...(reply ? { replyTo: reply } : {}),
    text: [
      say(lang, 'month.lead', { name: page.greeting }),
      say(lang, 'month.text', { ref: page.ref }),
      ...(data.question ? [data.question] : []),
      say(lang, 'month.leave'),
      [page.agent?.name, page.agency].filter(Boolean).join('\n'),
    ].join('\n\n'),
    files: [
      {
        filename: `${say(lang, 'month.file')}-${month.slice(0, 7)}.pdf`,
        contentType: 'application/pdf',
        base64: pdf.toString('base64'),
      },
    ],
  })
  await inTransaction(db, async (trx) => {
    if (!(await isUnnoted(trx, { linkId, month }))) return
    await addEntry(trx, {
      contactId: link.contact_id,
      kind: 'NOTE',
      text: say(lang, 'month.entry'),
      by: null,
      at: now(),
      ref: { type: 'property', id: found.home.id, label: found.home.ref },
    })
  })
}

/** Marks a month as noted; false where it was: its worker died behind the note, and another goes on. */
async function isUnnoted(trx: Db, { linkId, month }: MonthMail): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('owner_link')
    .set({ month_noted: month })
    .where('id', '=', linkId)
    // Also where a later one was noted while the clock ran ahead.
    .where(sql<boolean>`month_noted is distinct from ${month}::date`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
