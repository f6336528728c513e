import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../../contract/deps.ts'
import { buttonRoute } from '../../../pages/button-page.ts'
import { emailAt } from '../account/email-move.ts'
import { say } from '../messages.ts'
import { personOfLink } from './not-me.ts'
import { shutOut } from './shut-out.ts'

/** `/no-he-sido-yo/<token>`: the link of an alert, without sign-in and without script. */
export const notMePlugin = (deps: Deps): FastifyPluginAsync =>
  buttonRoute('/no-he-sido-yo/:token', deps.config, async (token, act, log) => {
    const found = await personOfLink(token, deps)
    const lang = found?.row.language ?? 'es'
    const at = found && { userId: found.row.id, at: found.at, now: deps.now() }
    const before = at && (await emailAt(deps.db, at))
    const done = found && act && (await shutOut(found, { session: null, lang, ip: '', deps, log }))
    const part = !found ? 'Over' : done ? done.part : before === null ? 'Ask' : 'Back'
    const email = before ?? found?.row.email ?? ''
    const ended = done ? done.ended.map((words) => words(lang)) : []
    const asks = part === 'Ask' || part === 'Back'
    return {
      lang,
      title: say(lang, asks ? 'notMeAskTitle' : `notMe${part}Title`),
      text: [say(lang, `notMe${part}Text`, { email }), ...ended].join(' '),
      ...(asks && { button: say(lang, 'notMeButton') }),
      homeWords: say(lang, 'notMeHome', { site: deps.config.siteName }),
    }
  })
