import {
  auth,
  type OAuthClientProvider,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
} from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionOfGrant } from '../modules/connection/index.ts'
import { REDIRECT, startApplication } from './oauth.fixture.ts'

const SITE = 'http://localhost:3000'

let app: Awaited<ReturnType<typeof startApplication>>
beforeAll(async () => {
  app = await startApplication({ mcpRegistration: true, siteUrl: SITE })
}, 300_000)
afterAll(() => app.close())

/** What a client that others wrote keeps, and where it would send its person. */
function keeper(said: { client_id: string } | undefined) {
  const kept: {
    client?: StoredOAuthClientInformation
    tokens?: StoredOAuthTokens
    verifier?: string
    asked?: URL
  } = said ? { client: said } : {}
  const provider: OAuthClientProvider = {
    redirectUrl: REDIRECT,
    clientMetadata: {
      client_name: 'Foreign',
      redirect_uris: [REDIRECT],
      token_endpoint_auth_method: 'none',
    },
    state: () => 'as it was',
    clientInformation: () => kept.client,
    saveClientInformation: (client) => void (kept.client = client),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => void (kept.tokens = tokens),
    redirectToAuthorization: (asked) => void (kept.asked = asked),
    saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
    codeVerifier: () => kept.verifier ?? '',
  }
  return { kept, provider }
}

/** The site, without the wire. */
const fetchFn = async (url: string | URL, { method, headers, body }: RequestInit = {}) => {
  const { pathname, search } = new URL(url)
  const reply = await app.server.inject({
    method: method === 'POST' ? 'POST' : 'GET',
    url: pathname + search,
    headers: Object.fromEntries(new Headers(headers)),
    ...(body !== undefined && body !== null && { payload: String(body) }),
  })
  return new Response(reply.body, {
    status: reply.statusCode,
    headers: { 'content-type': String(reply.headers['content-type']) },
  })
}

it.each([
  ['registers itself', () => undefined],
  ['says at an address who it is', () => ({ client_id: app.clientId(true) })],
])('a client that others wrote and that %s signs in, and goes on by itself', async (_how, said) => {
  const { kept, provider } = keeper(said())
  const options = { serverUrl: `${SITE}/mcp`, fetchFn }
  expect(await auth(provider, options)).toBe('REDIRECT')
  const asked = Object.fromEntries(kept.asked?.searchParams ?? [])
  expect(kept.asked?.pathname).toBe('/auth/conectar')

  // What the page of consent does for its person.
  const shown = await app.look(app.boss, asked)
  expect([shown.status, shown.body.fault]).toEqual([200, null])
  const { client_id, redirect_uri, code_challenge, resource, state } = asked
  const { body } = await app.allow(app.boss, ['read:property'], {
    client_id,
    redirect_uri,
    code_challenge,
    resource,
    state,
  })
  const answer = new URL(body.redirect).searchParams
  expect(answer.get('state')).toBe('as it was')

  const [authorizationCode, iss] = [answer.get('code') ?? '', answer.get('iss') ?? '']
  expect(await auth(provider, { ...options, authorizationCode, iss })).toBe('AUTHORIZED')
  const first = kept.tokens?.access_token ?? ''
  expect(await sessionOfGrant(first, app.server.deps, '10.0.0.1')).toMatchObject({
    userId: app.boss.profile.id,
  })
  expect(await auth(provider, options)).toBe('AUTHORIZED')
  expect(kept.tokens?.access_token).not.toBe(first)
})
