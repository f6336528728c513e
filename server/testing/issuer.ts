import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'

/** A double of whoever signs identity tokens: real keys, published on the loopback. */
export interface Issuer {
  keysUrl: string
  /** How often the keys were fetched. */
  fetches(): number
  /**
   * A signed token. Claims given as undefined are left out; `key` 'other': signed by a key that is
   * not published.
   */
  sign(claims: JWTPayload, options?: { key?: 'own' | 'other' }): Promise<string>
  /** The published key as anybody can read it, for tokens that abuse it as a secret. */
  publicKey: CryptoKey
  close(): Promise<void>
}

/** `published`: what it answers in place of its keys. */
export async function startIssuer(published?: object): Promise<Issuer> {
  const [own, other] = await Promise.all([
    generateKeyPair('RS256', { extractable: true }),
    generateKeyPair('RS256'),
  ])
  const keys = {
    keys: [{ ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }],
  }
  let fetches = 0
  const server = http.createServer((_request, reply) => {
    fetches += 1
    reply.setHeader('content-type', 'application/json').end(JSON.stringify(published ?? keys))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    keysUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    fetches: () => fetches,
    sign: (claims, { key = 'own' } = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
        .sign((key === 'own' ? own : other).privateKey),
    publicKey: own.publicKey,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** The Firebase project of tests. */
export const PROJECT = 'llar-rig'

/** Claims as Firebase writes them for a sign-in with Google a moment ago. */
export function firebaseClaims(claims: JWTPayload = {}, now = Date.now()): JWTPayload {
  const seconds = Math.floor(now / 1000)
  return {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'uid-1',
    iat: seconds,
    exp: seconds + 3600,
    auth_time: seconds - 1,
    email: 'aina@rig.example',
    email_verified: true,
    name: 'Aina Ferrer Mas',
    firebase: { sign_in_provider: 'google.com' },
    ...claims,
  }
}
