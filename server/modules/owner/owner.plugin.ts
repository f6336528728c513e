import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Language, OwnerAnswerInput, OwnerPage } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { HttpError } from '../../contract/errors.ts'
import { LANGS, pageIn } from '../../contract/language.ts'
import { addressKey, countTry } from '../../contract/rate-limit/rate-limit.ts'
import { rateOf } from '../../contract/routes.ts'
import { isUuid } from '../../db/id.ts'
import { sendPage, takeForms } from '../../pages/script-free.ts'
import { TOKEN } from './address.ts'
import { answerProposal } from './answer.service.ts'
import { say } from './messages.ts'
import { closedHtml, ownerHtml } from './page.ts'
import { openOwnerPage } from './page.service.ts'

type Asked = FastifyRequest<{ Params: { token: string }; Querystring: { lang?: unknown } }>

const isAnswer = (value: string | null): value is OwnerAnswerInput['answer'] =>
  value === 'yes' || value === 'no' || value === 'talk'

/** What the form said: the answer, if there is one, and the language it was read in. */
function read({ body, query }: Asked): { input: OwnerAnswerInput | null; lang?: Language } {
  const form = new URLSearchParams(typeof body === 'string' ? body : '')
  const [answer, proposalId] = [form.get('answer'), form.get('proposalId')]
  const lang = LANGS.find((one) => one === (form.get('language') ?? query.lang))
  const isWhole = isAnswer(answer) && proposalId !== null && isUuid(proposalId)
  return { input: isWhole ? { answer, proposalId } : null, ...(lang && { lang }) }
}

/**
 * `/propietario/<token>`: where an owner follows their home and answers. GET never changes a thing
 * but the day it was opened; POST is the answer. No sign-in, no script; the rules are those of the
 * operations.
 */
export const ownerPlugin =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    takeForms(app)
    for (const prefix of ['', ...LANGS.filter((lang) => lang !== 'es').map((lang) => `/${lang}`)])
      app.route({
        method: ['GET', 'POST'],
        url: `${prefix}/propietario/:token`,
        handler: async (request: Asked, reply) => {
          const { input, lang: asked } = read(request)
          const lang = asked ?? LANGS.find((one) => prefix === `/${one}`)
          const { token } = request.params
          const ask = { deps, lang: lang ?? 'es' }
          try {
            await count(request, ask.lang, deps)
            if (!TOKEN.test(token)) return draw(reply.code(404), { page: null, lang }, deps)
            if (!input) return draw(reply, { page: await openOwnerPage(token, ask), lang }, deps)
            const page = await answerProposal(token, input, ask)
            return draw(reply, { page, lang, note: say(ask.lang, `said_${input.answer}`) }, deps)
          } catch (error) {
            if (!(error instanceof HttpError)) throw error
            return refused(reply, { error, lang, token }, deps)
          }
        },
      })
  }

async function count({ method, ip }: Asked, lang: Language, { db, config }: Deps): Promise<void> {
  const operation = method === 'POST' ? 'answerProposal' : 'openOwnerPage'
  if (config.rateLimits)
    await countTry(db, `owner.page.${method}`, addressKey(ip), rateOf(operation), lang)
}

/** A refusal as a page: a link that opens nothing, an answer that comes too late, too many tries. */
async function refused(
  reply: FastifyReply,
  { error, lang, token }: { error: HttpError; lang: Language | undefined; token: string },
  deps: Deps,
): Promise<FastifyReply> {
  const told = reply.code(error.status).headers(error.headers)
  if (error.status === 406) {
    const page = await openOwnerPage(token, { deps, lang: lang ?? 'es' })
    return draw(told, { page, lang, note: String(error.body['detail']), refused: true }, deps)
  }
  const note = error.status === 429 ? String(error.body['message']) : undefined
  return draw(told, { page: null, lang, ...(note !== undefined && { note }) }, deps)
}

function draw(
  reply: FastifyReply,
  {
    page,
    lang: asked,
    ...said
  }: {
    page: OwnerPage | null
    lang: Language | undefined
    note?: string
    refused?: boolean
  },
  { config }: Deps,
): FastifyReply {
  const lang = asked ?? page?.language ?? 'es'
  const around = { lang, site: config.siteName, home: pageIn(config.siteUrl, lang, '/'), ...said }
  return sendPage(reply, page ? ownerHtml(page, around) : closedHtml(around), config.siteName)
}
