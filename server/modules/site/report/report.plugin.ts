import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../../contract/deps.ts'
import { inTransaction } from '../../../db/index.ts'
import { buttonRoute } from '../../../pages/button-page.ts'
import { getUser } from '../../user/index.ts'
import { say } from '../messages.ts'
import { findSite } from '../site.repository.ts'
import { noteChoice } from './choice.repository.ts'
import { readLeaveLink } from './leave-link.ts'

/** `/baja-web/<token>`: ends the monthly mail on a website. */
export const reportPlugin = (deps: Deps): FastifyPluginAsync =>
  buttonRoute('/baja-web/:token', deps.config, async (token, act) => {
    const { db, config } = deps
    const reader = await readLeaveLink(deps, token)
    const person = reader && (await getUser(db, reader.userId))
    const site = reader && (await findSite(db, reader.siteId))
    const lang = person?.language ?? 'es'
    const homeWords = say(lang, 'report.toSite', { site: config.siteName })
    const off = { lang, title: say(lang, 'report.offTitle'), homeWords }
    if (!reader || !person || !site) return { ...off, text: say(lang, 'report.offUnknown') }
    if (act) {
      await inTransaction(db, (trx) => noteChoice(trx, { ...reader, mail: false }))
      return { ...off, text: say(lang, 'report.offText') }
    }
    return {
      lang,
      title: say(lang, 'report.askTitle'),
      text: say(lang, 'report.askText'),
      button: say(lang, 'report.askButton'),
      homeWords,
    }
  })
