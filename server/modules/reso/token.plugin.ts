import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Deps } from '../../contract/deps.ts'
import { addressKey, countTry } from '../../contract/rate-limit/rate-limit.ts'
import { keyReader, LASTS, tokenOf } from './reader.ts'

const RATE = { max: 60, window: 60 }
const MOST_BYTES = 4096
const FORM = 'application/x-www-form-urlencoded'

/** The secret of a client: in the form, or as the password of the header. */
function secretOf(request: FastifyRequest, form: URLSearchParams): string {
  const basic = /^Basic +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (basic === undefined) return form.get('client_secret') ?? ''
  const pair = Buffer.from(basic, 'base64').toString()
  return pair.slice(pair.indexOf(':') + 1)
}

/**
 * `POST /reso/token`: OAuth 2 by client credentials, for programs that know nothing else. The
 * secret is a key with the scope `read:reso`; the client's id is not looked at.
 */
export const tokenPlugin =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    app.post('/reso/token', async (request, reply) => {
      const { db, config } = deps
      void reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' })
      if (config.rateLimits) await countTry(db, 'reso.token', addressKey(request.ip), RATE, 'en')
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      if (form.get('grant_type') !== 'client_credentials')
        return reply.code(400).send({ error: 'unsupported_grant_type' })
      const reader = await keyReader(secretOf(request, form), deps, request.ip)
      if (!reader)
        return reply
          .code(401)
          .header('www-authenticate', 'Basic realm="reso"')
          .send({ error: 'invalid_client' })
      if (!reader.session.key?.scopes.includes('read:reso'))
        return reply.code(400).send({ error: 'unauthorized_client' })
      return {
        access_token: await tokenOf(reader, deps),
        token_type: 'Bearer',
        expires_in: LASTS,
        scope: 'read:reso',
      }
    })
  }
