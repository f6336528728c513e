import { isLang } from '../../../contract/language.ts'
import type { Language } from '../../../../generated/model/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { oneLine } from '../../../mail/home-line.ts'
import { getAgency } from '../../agency/index.ts'
import { contactNameOf } from '../../contact/index.ts'
import { getUser } from '../../user/index.ts'
import { notice, tellWatchers } from '../announce.ts'
import { threadById, type ThreadRow } from '../inbox.repository.ts'
import type { InboxMail } from '../job-kinds.ts'
import { messageById, setDelivery } from '../message.repository.ts'
import { replyAddress } from './reply-key.ts'
import { reachOf, type MessageRow } from '../view.ts'
import { say } from '../messages.ts'

/** The language of ours that somebody reads: their own, else English. */
export const ourLanguage = (language: string | null): Language =>
  language !== null && isLang(language) ? language : language === null ? 'es' : 'en'

/** Unless the agent gave one: what the thread is about, in the person's language. */
function subjectOf(
  row: MessageRow,
  { subject, home }: ThreadRow,
  lang: Language,
  agency: string,
): string {
  if (row.subject) return row.subject
  if (subject) return subject
  return home
    ? say(lang, 'subjectHome', { title: oneLine(home.title), ref: home.ref })
    : say(lang, 'subjectAgency', { agency })
}

const TO_SEND: ReadonlySet<string | null> = new Set<MessageRow['delivery']>([
  'waiting',
  'retrying',
  'failed',
])

/** A mail that is to be sent, with its thread; null: it went out, or a later version knows. */
async function mailToSend(db: Db, { messageId }: InboxMail) {
  const row = await messageById(db, messageId)
  const thread = row && (await threadById(db, row.thread_id))
  return row && thread && TO_SEND.has(row.delivery) ? { row, thread } : null
}

/** Its writer hears of it: nobody opens a thread again to see whether their mail arrived. */
async function noteFailed(trx: Db, row: MessageRow, thread: ThreadRow, at: Date): Promise<void> {
  await setDelivery(trx, row.id, 'failed')
  if (row.by_user) await notice(trx, thread, row.by_user, 'undelivered', row.text, at)
  await tellWatchers(trx, thread.id)
}

/** A mail that is tried no more; its writer hears of it once. */
export const giveUpInboxMail = (mail: InboxMail, { db, now }: Deps): Promise<void> =>
  inTransaction(db, async (trx) => {
    const found = await mailToSend(trx, mail)
    if (found && found.row.delivery !== 'failed')
      await noteFailed(trx, found.row, found.thread, now())
  })

/**
 * Sends a mail of a thread, unless it went out or a later version did otherwise with it. Answers come
 * to the thread's own address where mail comes in, else to the agent.
 */
export async function sendInboxMail(mail: InboxMail, deps: Deps): Promise<void> {
  const found = await mailToSend(deps.db, mail)
  if (!found) return
  const { row, thread } = found
  const contact = thread.contact_id
    ? await contactNameOf(deps.db, thread.agency_id, thread.contact_id)
    : null
  const { email, language } = reachOf(thread, contact)
  const [agent, agency] = [
    row.by_user ? await getUser(deps.db, row.by_user) : null,
    await getAgency(deps.db, thread.agency_id),
  ]
  const settled = async (delivery: 'retrying' | 'sent') =>
    inTransaction(deps.db, async (trx) => {
      await setDelivery(trx, row.id, delivery)
      await tellWatchers(trx, thread.id)
    })
  if (email === null)
    return inTransaction(deps.db, (trx) => noteFailed(trx, row, thread, deps.now()))
  const name = agent ? `${agent.first_name} ${agent.last_name}`.trim() : ''
  const lang = ourLanguage(language)
  const replyTo =
    replyAddress(deps.config, thread.reply_key) ?? (agent?.active ? agent.email : undefined)
  const signature = [name, agency?.tradeName].filter(Boolean).join('\n')
  // A text from a template is signed already: the name and the agency stand in its last lines.
  const signed = name !== '' && row.text.trimEnd().split('\n').slice(-2).join(' ').includes(name)
  try {
    await deps.mail.send({
      to: email,
      subject: subjectOf(row, thread, lang, agency?.tradeName ?? ''),
      text: signed ? `${row.text}\n` : `${row.text}\n\n-- \n${signature}\n`,
      messageId: `${row.id}@${new URL(deps.config.siteUrl).hostname}`,
      fromName: oneLine([name, agency?.tradeName].filter(Boolean).join(' · ')),
      ...(replyTo && { replyTo }),
    })
  } catch (error) {
    // Shown at once; the queue tries again.
    await settled('retrying')
    throw error
  }
  await settled('sent')
}
