import { pageIn } from '../../contract/language.ts'
import type { Db } from '../../db/index.ts'
import { notify, readTopic } from '../notification/index.ts'
import { whoHears } from '../user/index.ts'
import { leadById, type LeadRow } from './lead.repository.ts'
import { say } from './messages.ts'

const topicOf = (leadId: string): string => `lead:${leadId}`

/**
 * Tells whoever answers for an enquiry, on the platform and on their devices, in their language.
 */
export async function tellAgent(
  trx: Db,
  leadId: string,
  kind: 'new' | 'assigned',
  at: Date,
): Promise<void> {
  const row = await leadById(trx, leadId)
  const agent =
    row?.assigned_to && row.agency_id ? await whoHears(trx, row.agency_id, row.assigned_to) : null
  if (!row || !agent) return
  const lang = agent.language
  const words = {
    name: [row.first_name, row.last_name].filter(Boolean).join(' '),
    title: row.property?.title ?? '',
    message: row.message.replace(/\s+/g, ' '),
  }
  await notify(trx, {
    userId: agent.id,
    kind: 'NOTIFICATION',
    title: say(lang, `${kind}News`, words),
    body: row.property ? say(lang, 'newsBody', words) : words.message,
    href: pageIn('', lang, `/auth/mensajes?chat=${row.id}`),
    topic: topicOf(row.id),
    at,
  })
}

/** An enquiry that has been dealt with is no news to whoever heard of it. */
export async function settleNews(trx: Db, { id, agency_id, assigned_to }: LeadRow, at: Date) {
  if (agency_id === null || assigned_to === null) return
  const userId = (await whoHears(trx, agency_id, assigned_to))?.id ?? assigned_to
  await readTopic(trx, { userId, topic: topicOf(id), at })
}
