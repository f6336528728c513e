import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../contract/deps.ts'
import { isSigned, readEvent } from '../../ports/payments/index.ts'
import { keepEvent } from './events.ts'

/** A message of Stripe's; the longest known are a tenth of it. */
const BYTES = 1_000_000

/**
 * `POST /hooks/stripe`: a message, signed. It is verified over its raw body, kept, and answered; a
 * job looks at what it is about. 400 for what no secret of ours signed within five minutes.
 */
export const hooksPlugin =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { secrets, connectSecrets } = deps.config.stripe
    const all = [...secrets, ...connectSecrets]
    if (all.length === 0) return
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BYTES }, (_request, body, done) =>
      done(null, body),
    )
    app.post<{ Body: Buffer | undefined }>(
      '/hooks/stripe',
      { bodyLimit: BYTES },
      async (request, reply) => {
        void reply.header('cache-control', 'no-store')
        const { body } = request
        const header = [request.headers['stripe-signature'] ?? ''].flat().join(',')
        const isOurs = Buffer.isBuffer(body) && isSigned(body, header, all, deps.now())
        const event = isOurs ? readEvent(body) : null
        if (!event) return reply.code(400).send({ message: 'Signature' })
        await keepEvent(deps, event)
        return reply.send({ received: true })
      },
    )
  }
