import type { Deps } from '../../contract/deps.ts'
import { pageIn } from '../../contract/language.ts'
import { inTransaction } from '../../db/index.ts'
import { loadEvent } from '../agenda/index.ts'
import { notify } from '../notification/index.ts'
import { whoHears } from '../user/index.ts'
import type { VisitMail } from './mails.ts'
import { moment, say } from './messages.ts'

/**
 * A mail to who visits that is tried no more: whoever receives them believes that they know the hour,
 * or have the signed sheet.
 */
export const tellUndelivered = ({ kind, eventId }: VisitMail, { db, now }: Deps): Promise<void> =>
  inTransaction(db, async (trx) => {
    const event = await loadEvent(trx, eventId)
    // What has changed meanwhile has a mail of its own.
    if (!event || (kind !== 'sheet' && kind !== event.status)) return
    const agent = await whoHears(trx, event.agencyId, event.organiserId)
    if (!agent) return
    const lang = agent.language
    await notify(trx, {
      userId: agent.id,
      kind: 'NOTIFICATION',
      title: say(lang, 'news.undelivered'),
      body: say(lang, 'news.undeliveredText', { date: moment(new Date(event.startsAt), lang) }),
      href: pageIn('', lang, `/auth/agenda/details?id=${eventId}`),
      topic: `visit:${eventId}`,
      at: now(),
    })
  })
