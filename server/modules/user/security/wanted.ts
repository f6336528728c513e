import type { Deps } from '../../../contract/deps.ts'
import { pageIn } from '../../../contract/language.ts'
import type { Db } from '../../../db/index.ts'
import { notify } from '../../notification/index.ts'
import { MAIL_JOB, momentWords, type MailJob } from '../mails.ts'
import { say } from '../messages.ts'
import { findUser } from '../user.repository.ts'
import { lackingSecond } from './security.repository.ts'

/** Tells whoever has no second step, by mail and on the platform, until when they go on without. */
export async function tellWanted(
  trx: Db,
  agencyId: string,
  from: Date,
  { jobs, now }: Pick<Deps, 'jobs' | 'now'>,
): Promise<void> {
  for (const { id: userId } of await lackingSecond(trx, agencyId)) {
    const row = await findUser(trx, userId)
    if (!row) continue
    const job: MailJob = { kind: 'secondAsked', userId, at: from.toISOString() }
    await jobs.add(trx, MAIL_JOB, job)
    const when = momentWords(from)
    await notify(trx, {
      userId,
      kind: 'NOTIFICATION',
      title: say(row.language, 'secondAskedTitle'),
      body: say(row.language, 'secondAskedNews', { when }),
      href: `${pageIn('', row.language, '/auth/perfil')}#seguridad`,
      topic: `second:${agencyId}`,
      at: now(),
    })
  }
}
