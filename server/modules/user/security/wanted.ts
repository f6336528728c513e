import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'
import { MAIL_JOB, momentWords, type MailJob } from '../mails.ts'
import { say } from '../messages.ts'
import { tellEach } from '../tell-people.ts'
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
  const people = await lackingSecond(trx, agencyId)
  const at = from.toISOString()
  if (isMailed)
    for (const { id: userId } of people)
      await jobs.add(trx, MAIL_JOB, { kind: 'secondAsked', userId, at } satisfies MailJob)
  const when = momentWords(from)
  await tellEach(trx, people, {
    page: '/auth/perfil#seguridad',
    topic: `second:${agencyId}`,
    at: now(),
    words: (lang) => ({
      title: say(lang, 'secondAskedTitle'),
      body: say(lang, 'secondAskedNews', { when }),
    }),
  })
}
