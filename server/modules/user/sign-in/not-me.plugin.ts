import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../../contract/deps.ts'
import { buttonRoute } from '../../../pages/button-page.ts'
import { say } from '../messages.ts'
import { personOfLink } from './not-me.ts'
import { shutOut } from './shut-out.ts'

/** `/no-he-sido-yo/<token>`: the link of an alert, without sign-in and without script. */
export const notMePlugin = (deps: Deps): FastifyPluginAsync =>
  buttonRoute('/no-he-sido-yo/:token', deps.config, async (token, act) => {
    const found = await personOfLink(token, deps)
    const lang = found?.row.language ?? 'es'
    if (found && act) await shutOut(found, deps)
    const part = found ? (act ? 'Done' : 'Ask') : 'Over'
    return {
      lang,
      title: say(lang, `notMe${part}Title`),
      text: say(lang, `notMe${part}Text`, { email: found?.row.email ?? '' }),
      ...(part === 'Ask' && { button: say(lang, 'notMeButton') }),
      homeWords: say(lang, 'notMeHome', { site: deps.config.siteName }),
    }
  })
