import { createHash, randomBytes } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'

/** A company's OpenID provider on the loopback, as strict with its client as real ones are. */
export interface Provider {
  issuer: string
  /** Answers the question at `url` as somebody signed in there; undefined claims are left out. */
  answer(url: string, claims?: JWTPayload, options?: { iss?: string }): string
  /** From now on it signs with another key and publishes that one alone. */
  rotate(): Promise<void>
  /** `down`: answers 503; `keyless`: signs with a key that it does not publish. */
  state: 'up' | 'down' | 'keyless'
  /** In place of what its settings say; undefined ones are left out. */
  says: Record<string, unknown>
  /** What happens elsewhere before it answers for a code. */
  asked: (() => Promise<void>) | undefined
  close(): Promise<void>
}

interface Given {
  question: URLSearchParams
  claims: JWTPayload
}

export const CLIENT = { id: 'llar', secret: 's3cret: with signs' }

const keyPair = async (kid: string) => {
  const pair = await generateKeyPair('RS256', { extractable: true })
  return { ...pair, kid, jwk: { ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256' } }
}

/** Whether the client is ours and has the verifier of what was asked, for this address. */
function isRight(form: URLSearchParams, authorization: string, { question }: Given): boolean {
  const [id = '', secret = ''] = Buffer.from(authorization.replace(/^Basic /, ''), 'base64')
    .toString()
    .split(':')
    .map((one) => decodeURIComponent(one.replaceAll('+', ' ')))
  const digest = createHash('sha256').update(form.get('code_verifier') ?? '')
  return (
    id === CLIENT.id &&
    secret === CLIENT.secret &&
    question.get('code_challenge') === digest.digest('base64url') &&
    question.get('redirect_uri') === form.get('redirect_uri')
  )
}

/** Starts one. */
export async function startProvider(): Promise<Provider> {
  let [own, hidden] = await Promise.all([keyPair('k1'), keyPair('k1')])
  const codes = new Map<string, Given>()
  const tokenOf = (given: Given, key: CryptoKey): Promise<string> =>
    new SignJWT({
      iss: provider.issuer,
      aud: CLIENT.id,
      iat: Math.floor(Date.now() / 1000),
      exp: Math.floor(Date.now() / 1000) + 300,
      nonce: given.question.get('nonce'),
      ...given.claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: own.kid })
      .sign(key)
  async function token(body: string, authorization: string): Promise<[number, object]> {
    const form = new URLSearchParams(body)
    const code = form.get('code') ?? ''
    const given = codes.get(code)
    await provider.asked?.()
    codes.delete(code)
    if (!given || !isRight(form, authorization, given)) return [400, { error: 'invalid_grant' }]
    const signer = provider.state === 'keyless' ? hidden : own
    const id_token = await tokenOf(given, signer.privateKey)
    return [200, { access_token: 'a', token_type: 'Bearer', id_token }]
  }
  const settings = () => ({
    issuer: provider.issuer,
    authorization_endpoint: `${provider.issuer}/authorize`,
    token_endpoint: `${provider.issuer}/token`,
    jwks_uri: `${provider.issuer}/keys`,
    response_types_supported: ['code'],
    id_token_signing_alg_values_supported: ['RS256'],
    authorization_response_iss_parameter_supported: true,
    ...provider.says,
  })
  const server = http.createServer((request, reply) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const body = Buffer.concat(pieces).toString()
      const asked = request.url ?? ''
      const said: Promise<[number, object]> =
        provider.state === 'down'
          ? Promise.resolve([503, {}])
          : asked.endsWith('/.well-known/openid-configuration')
            ? Promise.resolve([200, settings()])
            : asked === '/keys'
              ? Promise.resolve([200, { keys: [own.jwk] }])
              : token(body, request.headers.authorization ?? '')
      void said.then(([status, data]) => {
        reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data))
      })
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const provider: Provider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state: 'up',
    says: {},
    asked: undefined,
    answer: (url, claims = {}, { iss = provider.issuer } = {}) => {
      const question = new URL(url).searchParams
      const code = randomBytes(12).toString('hex')
      codes.set(code, { question, claims: { sub: 'u-1', ...claims } })
      return String(new URLSearchParams({ code, state: question.get('state') ?? '', iss }))
    },
    rotate: async () => void ([own, hidden] = [await keyPair('k2'), own]),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  return provider
}
