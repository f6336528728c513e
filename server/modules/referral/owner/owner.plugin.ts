import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type {
  Language,
  ReferralAnswerInput,
  ReferralAsk,
} from '../../../../generated/model/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import { HttpError } from '../../../contract/errors.ts'
import { LANGS, pageIn } from '../../../contract/language.ts'
import { addressKey, countTry } from '../../../contract/rate-limit/rate-limit.ts'
import { rateOf } from '../../../contract/routes.ts'
import { isUuid } from '../../../db/id.ts'
import { sendPage, takeForms } from '../../../pages/script-free.ts'
import { say } from '../messages.ts'
import { answerReferral, openReferral } from './answer.service.ts'
import { askPage, closedPage } from './page.ts'

type Asked = FastifyRequest<{ Params: { token: string }; Querystring: { lang?: unknown } }>

/** What the form said: the answer, if there is one, and the language it was read in. */
function read({ body, query }: Asked): { input: ReferralAnswerInput | null; lang?: Language } {
  const form = new URLSearchParams(typeof body === 'string' ? body : '')
  const [answer, agencyId] = [form.get('answer'), form.get('agencyId')]
  const lang = LANGS.find((one) => one === (form.get('language') ?? query.lang))
  return {
    input:
      answer === 'yes' || answer === 'no'
        ? { answer, ...(agencyId && isUuid(agencyId) && { agencyId }) }
        : null,
    ...(lang && { lang }),
  }
}

/**
 * `/referido/<token>`: where an owner answers. GET shows two buttons, since mail scanners follow
 * links; POST is the answer. No sign-in, no script; the rules are those of the operations.
 */
export const ownerPlugin =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    takeForms(app)
    app.route({
      method: ['GET', 'POST'],
      url: '/referido/:token',
      handler: async (request: Asked, reply) => {
        const { input, lang } = read(request)
        const { token } = request.params
        try {
          if (deps.config.rateLimits)
            await countTry(
              deps.db,
              `referral.page.${request.method}`,
              addressKey(request.ip),
              rateOf(request.method === 'POST' ? 'answerReferral' : 'openReferral'),
              lang ?? 'es',
            )
          const ask = input
            ? await answerReferral(token, input, deps, lang ?? 'es')
            : await openReferral(token, deps, lang ?? 'es')
          return draw(reply, { ask, lang }, deps)
        } catch (error) {
          if (!(error instanceof HttpError)) throw error
          return refused(request, reply, { error, lang }, deps)
        }
      },
    })
  }

/** A refusal as a page: a link that opens nothing, a choice that is missing, too many tries. */
async function refused(
  request: Asked,
  reply: FastifyReply,
  { error, lang }: { error: HttpError; lang?: Language },
  deps: Deps,
): Promise<FastifyReply> {
  if (error.status !== 400)
    return draw(reply.headers(error.headers), { ask: null, lang, error }, deps)
  const ask = await openReferral(request.params.token, deps, lang ?? 'es')
  return draw(reply, { ask, lang, error }, deps)
}

function draw(
  reply: FastifyReply,
  given: { ask: ReferralAsk | null; lang?: Language; error?: HttpError },
  { config }: Deps,
): FastifyReply {
  const { ask, error } = given
  const lang = given.lang ?? ask?.language ?? 'es'
  const around = {
    lang,
    site: config.siteName,
    home: pageIn(config.siteUrl, lang, '/'),
    ...(error?.status === 400 && { error: say(lang, 'chooseAgency') }),
  }
  const page =
    ask === null
      ? closedPage(around, error?.status === 429 ? String(error.body['message']) : undefined)
      : askPage(ask, around)
  return sendPage(reply.code(error?.status ?? 200), page, config.siteName)
}
