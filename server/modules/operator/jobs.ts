import type { Deps } from '../../contract/deps.ts'
import { pageIn } from '../../contract/language.ts'
import { mailEach, registerJob } from '../../jobs/index.ts'
import { whoAre } from '../user/index.ts'
import { CLI } from './command.ts'
import { TOLD } from './act.ts'
import { actWord, say } from './messages.ts'

const DESK = '/auth/operador'

/**
 * One mail to each other operator: whose account was taken cannot move money unseen. From the
 * server's command line all are told. The reason stays at the desk: it may name people.
 */
async function tellOthers({ actId }: { actId: string }, deps: Deps): Promise<void> {
  const { db, config, mail } = deps
  const act = await db
    .selectFrom('operator_act')
    .selectAll()
    .where('id', '=', actId)
    .executeTakeFirst()
  if (!act) return
  await mailEach(await whoAre(db, config.operators), async ({ email, language }) => {
    if (email.toLowerCase() === act.by_email.toLowerCase()) return
    const words = {
      act: actWord(language, act.act),
      subject: act.subject,
      by: act.by_email === CLI.email ? say(language, 'fromServer') : act.by_email,
    }
    await mail.send({
      to: email,
      subject: `${say(language, 'toldTitle', words)} · ${config.siteName}`,
      text: `${say(language, 'toldBody', words)}\n\n${pageIn(config.siteUrl, language, DESK)}`,
    })
  })
}

export const jobs = [registerJob<{ actId: string }>(TOLD, tellOthers, { class: 'mail' })]
