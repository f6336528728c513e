import { LANGS, pageIn } from '../../contract/language.ts'
import type { FastifyPluginAsync } from 'fastify'
import {
  DislikeReason,
  SelectionReaction,
  type ReactionInput,
} from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { HttpError } from '../../contract/errors.ts'
import { addressKey, countTry } from '../../contract/rate-limit/rate-limit.ts'
import { rateOf } from '../../contract/routes.ts'
import { isUuid } from '../../db/id.ts'
import { takeForms } from '../../pages/script-free.ts'
import { reactToHome } from './open.service.ts'

const TOKEN = /^[A-Za-z0-9_-]{43}$/
const REACTIONS: readonly string[] = Object.values(SelectionReaction)
const REASONS: readonly string[] = Object.values(DislikeReason)
const LONGEST = 500

/**
 * The form's fields as the contract's reaction; null when they are none. A reason is read only with
 * `disliked`.
 */
function read(form: URLSearchParams): ReactionInput | null {
  const [homeId, reaction, reason, text] = ['homeId', 'reaction', 'reason', 'text'].map(
    (key) => form.get(key)?.replaceAll('\0', '') ?? '',
  )
  if (!homeId || !isUuid(homeId) || !reaction || !REACTIONS.includes(reaction)) return null
  const why =
    reaction === 'disliked'
      ? { reason: (reason && REASONS.includes(reason) ? reason : 'other') as DislikeReason }
      : {}
  return {
    homeId,
    reaction: reaction as SelectionReaction,
    ...why,
    ...(text && { text: text.slice(0, LONGEST) }),
  }
}

/**
 * `/seleccion/<token>`: takes what a buyer says by a plain form where no script runs, and leads
 * back to their page. The token is the right to do it, as in the operation `reactToHome`, whose
 * rules hold.
 */
export const reactionPlugin =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    takeForms(app)
    app.post<{ Params: { token: string }; Body: string }>(
      '/seleccion/:token',
      async (request, reply) => {
        const { token } = request.params
        const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
        const language = LANGS.find((one) => one === form.get('language'))
        const input = read(form)
        if (!TOKEN.test(token)) return reply.code(404).send()
        try {
          if (input && deps.config.rateLimits)
            await countTry(
              deps.db,
              'reactToHome.form',
              addressKey(request.ip),
              rateOf('reactToHome'),
              language ?? 'es',
            )
          if (input) await reactToHome(token, input, { deps, lang: language ?? 'es' })
        } catch (error) {
          // What the rules refuse, the page shows by itself: nothing was kept.
          if (!(error instanceof HttpError)) throw error
        }
        const back = pageIn('', language ?? 'es', `/busqueda/seleccion/${token}`)
        return reply
          .header('cache-control', 'no-store')
          .redirect(input ? `${back}#casa-${input.homeId}` : back, 303)
      },
    )
  }
