import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../../contract/deps.ts'
import type { Lang } from '../../../contract/context.ts'
import { languageOf, pageIn } from '../../../contract/language.ts'
import { linkLine, paragraph, sendPage, type ScriptFreePage } from '../../../pages/script-free.ts'
import { say } from '../messages.ts'
import { byCode, type Certified } from './certificate.repository.ts'
import { wordsOf } from './certificate.service.ts'

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

function page(row: Certified | undefined, lang: Lang): ScriptFreePage {
  const { title, lines } = told(row, lang)
  const body = lines.map((line) => paragraph(line)).join('')
  return { lang, title, body: body + linkLine(pageIn('', lang, '/'), say(lang, 'home'), 'act') }
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
      void reply
        .code(row ? 200 : 404)
        .headers({ 'x-robots-tag': 'noindex', vary: 'Accept-Language' })
      return sendPage(reply, page(row, lang), deps.config.siteName)
    })
  }
