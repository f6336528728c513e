import type { Deps } from '../../../contract/deps.ts'
import { inTransaction } from '../../../db/index.ts'
import type { MailJob } from '../mails.ts'
import { say } from '../messages.ts'
import { tellAdmins } from '../tell-people.ts'
import { isWaiting, lockUser } from '../user.repository.ts'

/**
 * An invitation whose mail is tried no more (a mistyped address): who leads the agency hears of it,
 * since the list goes on saying that it was sent.
 */
export const tellUninvited = ({ kind, userId }: MailJob, { db, now }: Deps): Promise<void> =>
  inTransaction(db, async (trx) => {
    const row = kind === 'invite' && userId !== null ? await lockUser(trx, userId) : null
    if (!row?.agency_id || !isWaiting(row)) return
    await tellAdmins(trx, row.agency_id, {
      page: '/auth/perfil/agentes',
      topic: `invitation:${row.id}`,
      at: now(),
      words: (lang) => ({
        title: say(lang, 'uninvited', { email: row.email }),
        body: say(lang, 'uninvitedNews'),
      }),
    })
  })
