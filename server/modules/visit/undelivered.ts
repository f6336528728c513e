import type { AgendaEvent } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { pageIn } from '../../contract/language.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import { loadEvent } from '../agenda/index.ts'
import { notify } from '../notification/index.ts'
import { whoHears } from '../user/index.ts'
import type { VisitMail } from './mails.ts'
import { feedbackOf } from './visit.repository.ts'
import { moment, say } from './messages.ts'

/** How it is said whom a mail did not reach. */
const WHOM = {
  ask: 'news.undeliveredAsk',
  owner: 'news.undeliveredOwner',
  visitor: 'news.undeliveredText',
} as const

/** Whom a mail should have told what still holds; what has changed since has a mail of its own. */
async function whoWaits(
  db: Db,
  mail: VisitMail,
  { id, status }: AgendaEvent,
): Promise<keyof typeof WHOM | null> {
  if (mail.kind === 'owner') {
    const row = (await feedbackOf(db, [id])).find(
      (one) => one.property_id === mail.propertyId && one.by === mail.by,
    )
    return row?.share_with_owner && row.shared_at === null ? 'owner' : null
  }
  if (mail.kind === 'ask') {
    const isAnswered = (await feedbackOf(db, [id])).some(({ by }) => by === 'visitor')
    return isAnswered || status === 'cancelled' ? null : 'ask'
  }
  return mail.kind === 'sheet' || mail.kind === status ? 'visitor' : null
}

/**
 * A mail about a visit that is tried no more: whoever receives them believes that who comes knows
 * the hour, or has the signed sheet, or that the owners know what was said.
 */
export const tellUndelivered = (mail: VisitMail, { db, now }: Deps): Promise<void> =>
  inTransaction(db, async (trx) => {
    const event = await loadEvent(trx, mail.eventId)
    const whom = event && (await whoWaits(trx, mail, event))
    const agent = whom && (await whoHears(trx, event.agencyId, event.organiserId))
    if (!agent) return
    const lang = agent.language
    await notify(trx, {
      userId: agent.id,
      kind: 'NOTIFICATION',
      title: say(lang, 'news.undelivered'),
      body: say(lang, WHOM[whom], { date: moment(new Date(event.startsAt), lang) }),
      href: pageIn('', lang, `/auth/agenda/details?id=${event.id}`),
      topic: `visit:${event.id}`,
      at: now(),
    })
  })
