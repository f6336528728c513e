import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../generated/model/index.ts'
import type { Deps } from '../contract/deps.ts'
import { HttpError } from '../contract/errors.ts'
import { LANGS, pageIn } from '../contract/language.ts'
import { addressKey, countTry } from '../contract/rate-limit/rate-limit.ts'
import { rateOf } from '../contract/routes.ts'
import { sendPage, takeForms, type ScriptFreePage } from './script-free.ts'

type Asked = FastifyRequest<{ Params: { token: string }; Querystring: { lang?: unknown } }>

/** With what the rules are asked: the server's parts, and the language of what they say. */
export interface Asking {
  deps: Deps
  lang: Language
}

/** What a page is drawn with besides what the link shows. */
export interface Around {
  lang: Language
  site: string
  home: string
  /** A sentence above all: what became of an answer, or why there was none. */
  note?: string
  /** It is a refusal. */
  refused?: boolean
}

/** A page that is opened by the token of a link, and whose form is the answer. */
export interface TokenPage<Shown, Input> {
  /** Where it stands in each language that has an address of its own; `es` alone suits a mail. */
  path: (lang: Language) => string | null
  /** What the tries of an address are counted under. */
  name: string
  operations: { open: string; answer: string }
  /** The answer in a form; null when it holds none, and the page is shown. */
  read: (form: URLSearchParams) => Input | null
  open: (token: string, asking: Asking) => Promise<Shown>
  answer: (token: string, input: Input, asking: Asking) => Promise<Shown>
  /** What is said of an answer that was taken. */
  thanks?: (input: Input, lang: Language) => string
  /** The sentence above the form when an answer is refused; null when the link opens nothing. */
  again: (refusal: HttpError, lang: Language) => string | null
  draw: (shown: Shown | null, around: Around) => ScriptFreePage
}

const languageIn = (said: unknown): Language | undefined => LANGS.find((one) => one === said)

/**
 * A page without sign-in and without script for somebody who was sent a link: GET shows what the
 * link opens and changes nothing that matters, since mail scanners follow links; POST is the answer.
 * The rules, and how many tries an address has, are those of its two operations.
 */
export const tokenPagePlugin =
  <Shown extends { language: Language }, Input>(
    page: TokenPage<Shown, Input>,
    deps: Deps,
  ): FastifyPluginAsync =>
  async (app) => {
    takeForms(app)
    const { config } = deps
    const answer = (
      reply: FastifyReply,
      shown: Shown | null,
      { lang: asked, ...said }: { lang: Language | undefined; note?: string; refused?: boolean },
    ) => {
      const lang = asked ?? shown?.language ?? 'es'
      const around = { lang, site: config.siteName, home: pageIn(config.siteUrl, lang, '/') }
      return sendPage(reply, page.draw(shown, { ...around, ...said }), config.siteName)
    }
    const count = async ({ method, ip }: Asked, lang: Language) => {
      if (!config.rateLimits) return
      const { open, answer: post } = page.operations
      const rate = rateOf(method === 'POST' ? post : open)
      await countTry(deps.db, `${page.name}.${method}`, addressKey(ip), rate, lang)
    }
    /** A refusal as a page: a link that opens nothing, an answer that is wrong, too many tries. */
    const refused = async (
      { params }: Asked,
      reply: FastifyReply,
      { error, lang }: { error: HttpError; lang: Language | undefined },
    ) => {
      const told = reply.code(error.status).headers(error.headers)
      const again = page.again(error, lang ?? 'es')
      if (again === null) {
        const note = String(error.body['message'])
        const said =
          error.status === 429 ? { note } : error.status === 503 ? { note, refused: true } : {}
        return answer(told, null, { lang, ...said })
      }
      const shown = await page.open(params.token, { deps, lang: lang ?? 'es' })
      const note = page.again(error, lang ?? shown.language) ?? again
      return answer(told, shown, { lang, note, refused: true })
    }
    for (const own of LANGS) {
      const url = page.path(own)
      if (url === null) continue
      app.route({
        method: ['GET', 'POST'],
        url,
        handler: async (request: Asked, reply) => {
          const { body, query, params } = request
          const form = new URLSearchParams(typeof body === 'string' ? body : '')
          const lang =
            languageIn(form.get('language') ?? query.lang) ?? (own === 'es' ? undefined : own)
          const asking = { deps, lang: lang ?? 'es' }
          const input = page.read(form)
          try {
            await count(request, asking.lang)
            if (!input) return answer(reply, await page.open(params.token, asking), { lang })
            const shown = await page.answer(params.token, input, asking)
            const note = page.thanks?.(input, lang ?? shown.language)
            return answer(reply, shown, { lang, ...(note !== undefined && { note }) })
          } catch (error) {
            if (!(error instanceof HttpError)) throw error
            return refused(request, reply, { error, lang })
          }
        },
      })
    }
  }
