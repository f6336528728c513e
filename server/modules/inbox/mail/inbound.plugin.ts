import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../../contract/deps.ts'
import { isForNobody, laneOf, takeMail, type Fate } from './inbound.service.ts'
import { MailBusy, readApart } from './read-apart.ts'

/** Mails with their files; what is larger is refused before it is read. */
const BYTES = 15_000_000

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Equal or not in the same time, whatever their lengths. */
const same = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b))

const STATUS: Record<Fate, number> = {
  kept: 200,
  known: 200,
  automatic: 200,
  flood: 429,
  nobody: 404,
}

/**
 * `POST /mail/inbound`: the mail server, or the service that receives for it, hands over a raw mail
 * (message/rfc822) with the shared secret as bearer token; `?to=` repeats the receiver of the
 * envelope. Answers what became of it: a mail for nobody is 404, so that its sender may be told;
 * when too many wait, or our machine did not manage to read it, it is 503, and the mail server tries
 * again.
 */
export const inboundPlugin =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { inboundMail } = deps.config
    if (!inboundMail) return
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      ['message/rfc822', 'application/octet-stream', 'text/plain'],
      { parseAs: 'buffer', bodyLimit: BYTES },
      (_request, body, done) => done(null, body),
    )
    app.post<{ Querystring: { to?: string | string[] }; Body: Buffer | undefined }>(
      '/mail/inbound',
      {
        bodyLimit: BYTES,
        // Before the body is read: who has no secret sends nothing.
        onRequest: async (request, reply) => {
          const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
          if (!same(token, inboundMail.secret)) await reply.code(401).send({ message: 'Secret' })
        },
      },
      async (request, reply) => {
        const envelope = [request.query.to ?? []].flat().map((one) => one.slice(0, 300))
        void reply.header('cache-control', 'no-store')
        if (await isForNobody(deps, envelope))
          return reply.code(STATUS.nobody).send({ fate: 'nobody' })
        try {
          const mail = Buffer.isBuffer(request.body)
            ? await readApart(request.body, { lane: laneOf(deps, envelope) })
            : null
          if (!mail) return await reply.code(400).send({ message: 'No mail' })
          const fate = await takeMail(deps, mail, envelope)
          return await reply.code(STATUS[fate]).send({ fate })
        } catch (error) {
          if (error instanceof MailBusy)
            return reply.code(503).header('retry-after', '60').send({ message: 'Busy' })
          throw error
        }
      },
    )
  }
