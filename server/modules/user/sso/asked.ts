import type { Deps } from '../../../contract/deps.ts'
import { pageIn } from '../../../contract/language.ts'
import type { Db } from '../../../db/index.ts'
import { notify } from '../../notification/index.ts'
import { workersHere } from '../here.ts'
import { MAIL_JOB, type MailJob } from '../mails.ts'
import { say } from '../messages.ts'

/**
 * Tells everybody of an agency that they come in by the company's account alone from now on, by mail
 * and on the platform; whoever asked for it, too: it may not have been them.
 */
export async function tellAsked(
  trx: Db,
  agencyId: string,
  { jobs, now }: Pick<Deps, 'jobs' | 'now'>,
): Promise<void> {
  for (const { id: userId, language } of await workersHere(trx, agencyId)) {
    await jobs.add(trx, MAIL_JOB, { kind: 'ssoAsked', userId } satisfies MailJob)
    await notify(trx, {
      userId,
      kind: 'NOTIFICATION',
      title: say(language, 'ssoAskedTitle'),
      body: say(language, 'ssoAskedNews'),
      href: `${pageIn('', language, '/auth/perfil')}#seguridad`,
      topic: `sso:${agencyId}`,
      at: now(),
    })
  }
}
