import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../contract/deps.ts'
import { inTransaction } from '../../db/index.ts'
import { escapeHtml } from '../../formats/html.ts'
import { endAlert } from './alert.service.ts'
import { searchOfToken } from './link.ts'
import type { SearchRow } from './search.repository.ts'
import { say } from './messages.ts'

const TOKEN = /^[A-Za-z0-9_-]{43}$/
const STYLE =
  'body{margin:0;background:#faf7f2;color:#221a26;font:18px/1.5 system-ui,sans-serif}main{max-width:36em;margin:12vh auto;padding:0 20px}h1{font-size:1.5em;line-height:1.2}button{min-height:44px;padding:0 20px;border:0;border-radius:10px;background:#541264;color:#fff;font:inherit;font-weight:600;cursor:pointer}button:focus-visible,a:focus-visible{outline:3px solid #0b7285;outline-offset:3px}a{color:#541264}'

interface Page {
  lang: SearchRow['language']
  title: string
  text: string
  /** The button that does it. */
  button?: string
}

/** A page without script or picture: it must work in whatever opens a mail's links. */
function draw(
  { lang, title, text, button }: Page,
  { site, home, nonce }: { site: string; home: string; nonce: string },
): string {
  const act = button
    ? `<form method="post"><button type="submit">${escapeHtml(button)}</button></form>`
    : ''
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${escapeHtml(`${title} | ${site}`)}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${act}<p><a href="${escapeHtml(home)}">${escapeHtml(say(lang, 'toSite', { site }))}</a></p></main></body></html>`
}

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
        const page: Page = done
          ? {
              lang,
              title: say(lang, 'offTitle'),
              text: say(lang, row ? 'offText' : 'offUnknown', { name }),
            }
          : {
              lang,
              title: say(lang, 'askTitle'),
              text: say(lang, 'askText', { name }),
              button: say(lang, 'askButton'),
            }
        const home = `${config.siteUrl}/${lang === 'es' ? '' : lang}`
        return reply
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(draw(page, { site: config.siteName, home, nonce: request.cspNonce }))
      },
    })
  }
