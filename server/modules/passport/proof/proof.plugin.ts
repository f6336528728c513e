import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Lang } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { HttpError } from '../../../contract/errors.ts'
import { languageOf, pageIn } from '../../../contract/language.ts'
import { addressKey, countTry } from '../../../contract/rate-limit/rate-limit.ts'
import { rateOf } from '../../../contract/routes.ts'
import { escapeHtml } from '../../../formats/html.ts'
import { linkLine, paragraph, sendPage, type ScriptFreePage } from '../../../pages/script-free.ts'
import { dayIn, say } from '../messages.ts'
import type { ProofRow } from '../passport.repository.ts'
import { isIssued, readCode } from './check.service.ts'

const LARGEST = 5_000_000
type Asked = FastifyRequest<{ Params: { code: string } }>

/** The one file of a form, as it came: what lies between its head and the last boundary. */
function fileOf(body: unknown): Buffer | null {
  if (!Buffer.isBuffer(body)) return null
  const from = body.indexOf('\r\n\r\n')
  const to = body.lastIndexOf('\r\n--')
  return from > 0 && to >= from + 4 ? body.subarray(from + 4, to) : null
}

/** Takes forms with a file as their bytes; whatever else is sent is refused by its type. */
function takeFile(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: LARGEST },
    (_request, body, done) => done(null, body),
  )
}

const form = (lang: Lang): string =>
  '<form method="post" enctype="multipart/form-data"><p><label>' +
  `${escapeHtml(say(lang, 'page.choose'))}<br>` +
  '<input type="file" name="file" accept="application/pdf" required></label></p>' +
  `<p><button>${escapeHtml(say(lang, 'page.compare'))}</button></p></form>`

/** Valid, day and reference, and nothing else of the home; with a file, whether it is that one. */
function page(found: ProofRow | 'changed' | null, file: Buffer | null, lang: Lang): ScriptFreePage {
  const home = linkLine(pageIn('', lang, '/'), say(lang, 'page.home'))
  const told = (
    title: 'page.unknown' | 'page.changed',
    text: 'page.unknownText' | 'page.changedText',
  ) => ({
    lang,
    title: say(lang, title),
    body: paragraph(say(lang, text)) + home,
  })
  if (found === null) return told('page.unknown', 'page.unknownText')
  if (found === 'changed') return told('page.changed', 'page.changedText')
  const about = paragraph(say(lang, 'page.about', { ref: found.ref, date: dayIn(lang, found.day) }))
  const same = file && isIssued(found, file)
  const compared = file ? paragraph(say(lang, same ? 'page.same' : 'page.other')) : ''
  const title = say(lang, same === false ? 'page.changed' : 'page.valid')
  return { lang, title, body: (same === false ? '' : about) + compared + form(lang) + home }
}

/** `/comprobar/<code>`: whether a proof is real, for whoever was shown it. No sign-in, no script. */
export const proofPlugin =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    takeFile(app)
    app.route({
      method: ['GET', 'POST'],
      url: '/comprobar/:code',
      handler: async (request: Asked, reply) => {
        const lang = languageOf(request.headers['accept-language'])
        reply.headers({ 'x-robots-tag': 'noindex', vary: 'Accept-Language' })
        const draw = (body: ScriptFreePage) => sendPage(reply, body, deps.config.siteName)
        try {
          if (deps.config.rateLimits)
            await countTry(
              deps.db,
              'passport.page',
              addressKey(request.ip),
              rateOf('checkPassportProof'),
              lang,
            )
        } catch (error) {
          if (!(error instanceof HttpError)) throw error
          reply.code(error.status).headers(error.headers)
          const words = String(error.body['message'] ?? '')
          return draw({ lang, title: say(lang, 'page.compare'), body: paragraph(words) })
        }
        const found = await readCode(deps, request.params.code.toUpperCase())
        void reply.code(found === null ? 404 : 200)
        return draw(page(found, fileOf(request.body), lang))
      },
    })
  }
