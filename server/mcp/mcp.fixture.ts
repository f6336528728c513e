import { randomUUID } from 'node:crypto'
import type { KeyScope } from '../../generated/model/index.ts'
import type { Role, Session } from '../contract/context.ts'
import { permissionsOf } from '../contract/permissions.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { homeFor } from '../walks/world-home.ts'
import { dayAhead } from '../walks/world-programs.ts'
import type { TokenKind } from './bearer.ts'
import { MODERN } from './wire/era.ts'

const META = {
  'io.modelcontextprotocol/protocolVersion': MODERN,
  'io.modelcontextprotocol/clientCapabilities': {},
}

/** What a tool answered, or an error of the protocol. */
export interface RpcReply {
  status: number
  headers: Record<string, unknown>
  body: {
    id?: unknown
    result?: Record<string, unknown> & {
      structuredContent?: Record<string, unknown>
      content?: { text: string }[]
      isError?: boolean
    }
    error?: { code: number; message: string; data?: unknown }
  }
}

/** How an assistant asks at one of the doors, as a client sends it. */
export function rpcOf(server: TestServer, url: string, always: Record<string, string> = {}) {
  const post = async (payload: string, headers: Record<string, string> = {}): Promise<RpcReply> => {
    const reply = await server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...always, ...headers },
      payload,
    })
    const isJson = String(reply.headers['content-type']).includes('json')
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body: isJson ? reply.json<RpcReply['body']>() : {},
    }
  }
  /** A request of today's revision. */
  const ask = (
    method: string,
    params: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<RpcReply> =>
    post(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: META } }), {
      'mcp-protocol-version': MODERN,
      'mcp-method': method,
      ...(typeof params['name'] === 'string' && { 'mcp-name': params['name'] }),
      ...headers,
    })
  const callTool = async (name: string, args: Record<string, unknown> = {}) => {
    const { body } = await ask('tools/call', { name, arguments: args })
    return body.result ?? {}
  }
  const tools = async (): Promise<string[]> => {
    const { body } = await ask('tools/list')
    return ((body.result?.['tools'] ?? []) as { name: string }[]).map(({ name }) => name)
  }
  return { post, ask, callTool, tools }
}

/** A server with a home on the market, and how an assistant of a visitor asks it. */
export async function startAssistant() {
  const server = await startTestServer()
  const admin = await server.register()
  const { id: homeId } = await homeFor(server, admin, 'MCP')
  await server.runJobs()
  return { server, admin, homeId, ...rpcOf(server, '/mcp/public') }
}

/** How an assistant asks `/mcp` with a token. */
export const deskOf = (server: TestServer, token: string) =>
  rpcOf(server, '/mcp', { authorization: `Bearer ${token}` })

let keys = 0
/** A key of an agent; used by an assistant unless its scopes do not let it. */
export async function keyOf(
  server: TestServer,
  { token }: Person,
  scopes: KeyScope[] = [...READS, 'use:mcp'],
): Promise<{ id: string; secret: string }> {
  keys += 1
  const body = { name: `Clau ${keys}`, scopes, expiresOn: dayAhead(30) }
  const made = await server.call('createKey', { token, body })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  return { id: made.body.key.id, secret: made.body.secret }
}

export const READS: KeyScope[] = [
  'read:property',
  'read:contact',
  'read:demand',
  'read:lead',
  'read:agenda',
  'read:saved',
]

/** Grants of a test, by token: what a person let an assistant do. */
export function grantsOf() {
  const known = new Map<string, Session>()
  const grant = (
    { profile }: Person,
    role: Role,
    scopes: readonly string[] = [...READS, 'people'],
  ): string => {
    const token = `grant-${randomUUID()}`
    const agencyId = profile.agency_ids[0] ?? null
    const key = { id: randomUUID(), scopes }
    const permissions = permissionsOf(role, {})
    known.set(token, { sessionId: key.id, userId: profile.id, agencyId, role, permissions, key })
    return token
  }
  const kind: TokenKind = { kind: 'grant', resolve: async (token) => known.get(token) ?? null }
  return { kind, grant, known }
}
