import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../../contract/deps.ts'
import type { Lang } from '../../../contract/context.ts'
import { languageOf } from '../../../contract/language.ts'
import { escapeHtml } from '../../../formats/html.ts'
import { pageIn } from '../../../mail/home-line.ts'
import { say } from '../messages.ts'
import { byCode, type Certified } from './certificate.repository.ts'
import { wordsOf } from './certificate.service.ts'

const STYLE =
  'body{margin:0;background:#faf7f2;color:#221a26;font:18px/1.5 system-ui,sans-serif}main{max-width:36em;margin:12vh auto;padding:0 20px}h1{font-size:1.5em;line-height:1.2}a{display:inline-block;padding:10px 20px;border-radius:10px;background:#541264;color:#fff;font-weight:600;text-decoration:none}a:focus-visible{outline:3px solid #0b7285;outline-offset:3px}'

/** The first letters of a name: enough to know one's own, too little to look people up. */
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((part) => (part ? [`${[...part][0]}.`] : []))
    .join(' ')

/** Title and lines of the page: what is proved, by initials; else why nothing is. */
function told(row: Certified | undefined, lang: Lang): { title: string; lines: string[] } {
  if (!row) return { title: say(lang, 'unknownTitle'), lines: [say(lang, 'unknownText')] }
  if (row.revoked_at) return { title: say(lang, 'revokedTitle'), lines: [say(lang, 'revokedText')] }
  return {
    title: say(lang, 'validTitle'),
    lines: [
      `${initials(row.name)} ${say(lang, 'proves')}: ${row.doc.title[lang] ?? ''}`,
      ...wordsOf(row, lang),
    ],
  }
}

const page = (row: Certified | undefined, lang: Lang, nonce: string): string => {
  const { title, lines } = told(row, lang)
  return (
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${STYLE}</style></head>` +
    `<body><main><h1>${escapeHtml(title)}</h1>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}<p><a href="${escapeHtml(pageIn('', lang, '/'))}">${escapeHtml(say(lang, 'home'))}</a></p></main></body></html>`
  )
}

/** `/q/c/<code>`: whether a certificate is real, for whoever was shown it. */
export const certificatePlugin =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { code: string } }>('/q/c/:code', async (request, reply) => {
      const lang = languageOf(request.headers['accept-language'])
      const code = request.params.code.toUpperCase()
      const row = /^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$/.test(code)
        ? await byCode(deps.db, code)
        : undefined
      return reply
        .code(row ? 200 : 404)
        .headers({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          vary: 'Accept-Language',
        })
        .type('text/html; charset=utf-8')
        .send(page(row, lang, request.cspNonce))
    })
  }
