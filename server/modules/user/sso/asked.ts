import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'
import { workersHere } from '../here.ts'
import { MAIL_JOB, type MailJob } from '../mails.ts'
import { say } from '../messages.ts'
import { tellEach } from '../tell-people.ts'

/**
 * Tells everybody of an agency that they come in by the company's account alone from now on, by mail
 * and on the platform; whoever asked for it, too: it may not have been them.
 */
export async function tellAsked(
  trx: Db,
  agencyId: string,
  { jobs, now }: Pick<Deps, 'jobs' | 'now'>,
): Promise<void> {
  const people = await workersHere(trx, agencyId)
  for (const { id: userId } of people)
    await jobs.add(trx, MAIL_JOB, { kind: 'ssoAsked', userId } satisfies MailJob)
  await tellEach(trx, people, {
    page: '/auth/perfil#seguridad',
    topic: `sso:${agencyId}`,
    at: now(),
    words: (lang) => ({ title: say(lang, 'ssoAskedTitle'), body: say(lang, 'ssoAskedNews') }),
  })
}
