import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../../contract/deps.ts'
import { inTransaction } from '../../../db/index.ts'
import { buttonPage } from '../../../pages/button-page.ts'
import { getUser } from '../../user/index.ts'
import { say } from '../messages.ts'
import { findSite } from '../site.repository.ts'
import { noteChoice } from './choice.repository.ts'
import { readLeaveLink } from './leave-link.ts'

/**
 * `/baja-web/<token>`: the page behind the monthly mail's List-Unsubscribe. GET shows a button,
 * since mail scanners follow links; POST ends it, from the button as from a mail program's own
 * (RFC 8058). No sign-in, no script.
 */
export const reportPlugin =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db, config } = deps
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 10_000 },
      (_request, _body, done) => done(null),
    )
    app.route<{ Params: { token: string } }>({
      method: ['GET', 'POST'],
      url: '/baja-web/:token',
      handler: async (request, reply) => {
        const reader = await readLeaveLink(deps, request.params.token)
        const person = reader && (await getUser(db, reader.userId))
        const site = reader && (await findSite(db, reader.siteId))
        const lang = person?.language ?? 'es'
        const knows = reader !== null && person !== null && site !== undefined && site !== null
        const ends = knows && request.method === 'POST'
        if (ends) await inTransaction(db, (trx) => noteChoice(trx, { ...reader, mail: false }))
        const home = `${config.siteUrl}/${lang === 'es' ? '' : lang}`
        const page = ends
          ? { title: say(lang, 'report.offTitle'), text: say(lang, 'report.offText') }
          : knows
            ? {
                title: say(lang, 'report.askTitle'),
                text: say(lang, 'report.askText'),
                button: say(lang, 'report.askButton'),
              }
            : { title: say(lang, 'report.offTitle'), text: say(lang, 'report.offUnknown') }
        return reply
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(
            buttonPage(
              {
                lang,
                ...page,
                home,
                homeWords: say(lang, 'report.toSite', { site: config.siteName }),
              },
              { site: config.siteName, nonce: request.cspNonce },
            ),
          )
      },
    })
  }
