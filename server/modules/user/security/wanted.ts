import type { Deps } from '../../../contract/deps.ts'
import { pageIn } from '../../../contract/language.ts'
import type { Db } from '../../../db/index.ts'
import { notify } from '../../notification/index.ts'
import { MAIL_JOB, momentWords, type MailJob } from '../mails.ts'
import { say } from '../messages.ts'
import { lackingSecond } from './security.repository.ts'

/**
 * Tells whoever has no second step until when they go on without: on the platform, and by mail unless
 * they were written to a moment ago.
 */
export async function tellWanted(
  trx: Db,
  agencyId: string,
  from: Date,
  { jobs, now, isMailed }: Pick<Deps, 'jobs' | 'now'> & { isMailed: boolean },
): Promise<void> {
  for (const { id: userId, language } of await lackingSecond(trx, agencyId)) {
    const job: MailJob = { kind: 'secondAsked', userId, at: from.toISOString() }
    if (isMailed) await jobs.add(trx, MAIL_JOB, job)
    const when = momentWords(from)
    await notify(trx, {
      userId,
      kind: 'NOTIFICATION',
      title: say(language, 'secondAskedTitle'),
      body: say(language, 'secondAskedNews', { when }),
      href: `${pageIn('', language, '/auth/perfil')}#seguridad`,
      topic: `second:${agencyId}`,
      at: now(),
    })
  }
}
