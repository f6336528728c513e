import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../contract/deps.ts'
import { addressKey, countTry } from '../contract/rate-limit/rate-limit.ts'
import { OAuthError, registerClient, revokeToken } from '../modules/connection/index.ts'
import { METADATA } from './challenge.ts'
import { resourceMetadata, serverMetadata } from './metadata.ts'
import { tokenIn, tokensFor } from './token.ts'

const FORM = 'application/x-www-form-urlencoded'
const MOST_BYTES = 8192
/** Tries from one address, of tokens and of registering. */
const RATE = { max: 60, window: 60 }
const NEW = { max: 10, window: 3600 }

/** An assistant may be a page in a browser: nothing here asks for a cookie. */
const OPEN = { 'access-control-allow-origin': '*' }
const ASKED = {
  ...OPEN,
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type, mcp-protocol-version',
  'access-control-max-age': '86400',
}
const SECRET = { ...OPEN, 'cache-control': 'no-store', pragma: 'no-cache' }

/** Where assistants read how to sign in, and get, renew and end what they were allowed. */
export const oauth =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { config, db } = deps
    app.removeAllContentTypeParsers()
    const asText = { parseAs: 'string', bodyLimit: MOST_BYTES } as const
    app.addContentTypeParser([FORM, 'application/json'], asText, (_request, body, done) =>
      done(null, body),
    )
    const count = async (
      { ip }: FastifyRequest,
      name: string,
      rate: typeof RATE,
    ): Promise<void> => {
      if (config.rateLimits) await countTry(db, `oauth.${name}`, addressKey(ip), rate, 'en')
    }

    for (const [url, said] of [
      [METADATA, resourceMetadata],
      [`${METADATA}/mcp`, resourceMetadata],
      ['/.well-known/oauth-authorization-server', serverMetadata],
    ] as const)
      app.get(url, async (_request, reply) =>
        reply.headers({ ...OPEN, 'cache-control': 'public, max-age=300' }).send(said(config)),
      )
    for (const url of [METADATA, `${METADATA}/mcp`, '/.well-known/oauth-authorization-server'])
      app.options(url, async (_request, reply) => reply.code(204).headers(ASKED).send())
    for (const url of ['/oauth/token', '/oauth/revoke', '/oauth/register'])
      app.options(url, async (_request, reply) => reply.code(204).headers(ASKED).send())

    app.post('/oauth/token', async (request, reply) => {
      await count(request, 'token', RATE)
      return answering(reply, () => tokensFor(formOf(request), deps))
    })
    app.post('/oauth/revoke', async (request, reply) => {
      await count(request, 'revoke', RATE)
      return answering(reply, async () => {
        await revokeToken(tokenIn(formOf(request)), deps)
        return {}
      })
    })
    if (!config.mcpRegistration) return
    app.post('/oauth/register', async (request, reply) => {
      await count(request, 'register', NEW)
      return answering(reply.code(201), () => registerClient(jsonOf(request), deps))
    })
  }

/** The answer, or the refusal in the standard's words: 400 with its code. */
async function answering(reply: FastifyReply, act: () => Promise<object>): Promise<FastifyReply> {
  void reply.headers(SECRET)
  try {
    return reply.send(await act())
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error
    return reply.code(400).send({ error: error.code, error_description: error.message })
  }
}

/** The fields of a form; of anything else none. */
const formOf = ({ headers, body }: FastifyRequest): URLSearchParams =>
  new URLSearchParams(headers['content-type']?.startsWith(FORM) ? String(body) : '')

function jsonOf({ body }: FastifyRequest): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    throw new OAuthError('invalid_client_metadata', 'no JSON')
  }
}
