import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../contract/deps.ts'
import { inTransaction } from '../../db/index.ts'
import { buttonRoute } from '../../pages/button-page.ts'
import { endAlert } from './alert.service.ts'
import { searchOfToken } from './link.ts'
import { say } from './messages.ts'

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** `/baja/<token>`: ends the alert of a search. */
export const unsubscribePlugin = ({ db, config, now }: Deps): FastifyPluginAsync =>
  buttonRoute('/baja/:token', config, async (token, act) => {
    const row = TOKEN.test(token) ? await searchOfToken(db, token, now()) : null
    const lang = row?.language ?? 'es'
    const name = row?.name ?? ''
    const off = !row || (row.user_id !== null && !row.channels.includes('mail'))
    if (act && row && !off) await inTransaction(db, (trx) => endAlert(trx, row, now()))
    const homeWords = say(lang, 'toSite', { site: config.siteName })
    return off || act
      ? {
          lang,
          title: say(lang, 'offTitle'),
          text: say(lang, row ? 'offText' : 'offUnknown', { name }),
          homeWords,
        }
      : {
          lang,
          title: say(lang, 'askTitle'),
          text: say(lang, 'askText', { name }),
          button: say(lang, 'askButton'),
          homeWords,
        }
  })
