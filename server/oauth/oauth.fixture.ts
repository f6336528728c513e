import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ConnectionScope } from '../../generated/model/index.ts'
import type { Config } from '../config/env.ts'
import { nextAddress } from '../testing/call.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer } from '../testing/test-server.ts'

/** What the token endpoint answers, or refuses with. */
interface Told {
  access_token: string
  refresh_token: string
  scope: string
  expires_in: number
  error: string
  client_id: string
}

/** A server with an agency, and an application that says at an address of its own who it is. */
export async function startApplication(settings: Partial<Config> = {}) {
  let clock = new Date()
  const server = await startTestServer({ now: () => clock }, { privateHosts: true, ...settings })
  const boss = await server.register({ agencyName: 'Connectada' })
  const agent = await server.register({ role: 'STAFF', agency: boss })

  let document: (address: string) => unknown = (address) => ({
    client_id: address,
    client_name: 'Rig Assistant',
    redirect_uris: [REDIRECT, 'http://127.0.0.1/callback'],
  })
  const site = createServer((request, response) => {
    const said = document(`http://127.0.0.1:${port()}${request.url ?? ''}`)
    if (typeof said === 'number') return response.writeHead(said, { location: '/other.json' }).end()
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(typeof said === 'string' ? said : JSON.stringify(said))
  })
  await new Promise<void>((done) => void site.listen(0, '127.0.0.1', done))
  const port = (): number => (site.address() as AddressInfo).port
  let ids = 0
  /** An id that nobody has read yet; the same without one. */
  const clientId = (fresh = false): string => {
    if (fresh) ids += 1
    return `http://127.0.0.1:${port()}/client-${ids}.json`
  }

  const verifier = randomBytes(32).toString('base64url')
  const resource = `${server.deps.config.siteUrl}/mcp`
  const asked = () => ({
    client_id: clientId(),
    redirect_uri: REDIRECT,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    resource,
  })
  const look = ({ token }: Person, query: Record<string, string | undefined> = {}) =>
    server.call('getConnectionRequest', {
      token,
      lang: 'en',
      query: { ...asked(), response_type: 'code', code_challenge_method: 'S256', ...query },
    })
  const allow = (
    { token }: Person,
    scopes: ConnectionScope[] = ['read:property'],
    body: Record<string, unknown> = {},
  ) => server.call('allowConnection', { token, lang: 'en', body: { ...asked(), scopes, ...body } })
  /** The code of a connection that somebody allows. */
  const codeOf = async (who: Person, ...rest: [ConnectionScope[]?, Record<string, unknown>?]) => {
    const { status, body } = await allow(who, ...rest)
    if (status !== 201) throw new Error(`allowConnection answered ${status}`)
    return new URL(body.redirect).searchParams.get('code') ?? ''
  }
  const post = async (url: string, fields: Record<string, string | undefined>) => {
    const sent = Object.entries(fields).filter(
      (one): one is [string, string] => one[1] !== undefined,
    )
    const reply = await server.inject({
      method: 'POST',
      url,
      remoteAddress: nextAddress(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(new URLSearchParams(sent)),
    })
    return { status: reply.statusCode, headers: reply.headers, body: reply.json<Told>() }
  }
  const exchange = (code: string, other: Record<string, string | undefined> = {}) =>
    post('/oauth/token', {
      grant_type: 'authorization_code',
      client_id: clientId(),
      redirect_uri: REDIRECT,
      code_verifier: verifier,
      resource,
      code,
      ...other,
    })
  const refresh = (refresh_token: string, other: Record<string, string | undefined> = {}) =>
    post('/oauth/token', {
      grant_type: 'refresh_token',
      client_id: clientId(),
      refresh_token,
      ...other,
    })
  return {
    server,
    boss,
    agent,
    look,
    allow,
    codeOf,
    post,
    exchange,
    refresh,
    clientId,
    /** Tokens of a connection that somebody allows. */
    connect: async (who: Person, scopes?: ConnectionScope[]) =>
      (await exchange(await codeOf(who, scopes))).body,
    later: (ms: number) => void (clock = new Date(clock.getTime() + ms)),
    says: (said: typeof document) => void (document = said),
    close: async () => {
      site.close()
      await server.close()
    },
  }
}

export const REDIRECT = 'https://assistant.example/callback'
