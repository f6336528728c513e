import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../contract/deps.ts'
import { inTransaction } from '../../db/index.ts'
import { buttonPage } from '../../pages/button-page.ts'
import { endAlert } from './alert.service.ts'
import { searchOfToken } from './link.ts'
import { say } from './messages.ts'

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/**
 * `/baja/<token>`: the page behind a mail's List-Unsubscribe. GET shows a button, since mail
 * scanners follow links; POST ends it, from the button as from a mail program's own (RFC 8058). No
 * sign-in, no script.
 */
export const unsubscribePlugin =
  ({ db, config, now }: Deps): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 10_000 },
      (_request, _body, done) => done(null),
    )
    app.route<{ Params: { token: string } }>({
      method: ['GET', 'POST'],
      url: '/baja/:token',
      handler: async (request, reply) => {
        const { token } = request.params
        const row = TOKEN.test(token) ? await searchOfToken(db, token, now()) : null
        const lang = row?.language ?? 'es'
        const name = row?.name ?? ''
        const off = !row || (row.user_id !== null && !row.channels.includes('mail'))
        if (row && request.method === 'POST' && !off)
          await inTransaction(db, (trx) => endAlert(trx, row, now()))
        const done = off || request.method === 'POST'
        const page = done
          ? {
              title: say(lang, 'offTitle'),
              text: say(lang, row ? 'offText' : 'offUnknown', { name }),
            }
          : {
              title: say(lang, 'askTitle'),
              text: say(lang, 'askText', { name }),
              button: say(lang, 'askButton'),
            }
        const { siteName: site, siteUrl } = config
        const home = `${siteUrl}/${lang === 'es' ? '' : lang}`
        return reply
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(
            buttonPage(
              { lang, ...page, home, homeWords: say(lang, 'toSite', { site }) },
              { site, nonce: request.cspNonce },
            ),
          )
      },
    })
  }
