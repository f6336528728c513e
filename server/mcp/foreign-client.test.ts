import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'
import { makeDesk } from './desk.fixture.ts'
import { grantsOf, keyOf, READS } from './mcp.fixture.ts'
import { TOKENS } from './tokens.ts'

const grants = grantsOf()
const tokens = [...TOKENS, grants.kind]
const server = await startTestServer({}, {}, { tokens })
const desk = await makeDesk(server, 'Fora')
const { homeId } = desk
const user = await server.register({ role: 'USER' })
const { secret } = await keyOf(server, desk.boss)
const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => server.close())

const OPEN: Record<string, Record<string, unknown>> = {
  find_homes: { operation: 'V', priceMaxEuros: 600_000 },
  show_home: { id: homeId },
  true_cost: { listingId: homeId },
}
const LOOKING = { ...OPEN, find_places: { q: 'soller' }, visit_times: { homeId } }
const DESK = {
  ...OPEN,
  day_brief: {},
  explain_match: { demandId: desk.demandId },
  find_demands: { id: desk.demandId },
  find_people: { id: desk.contactId },
  free_times: {},
  read_inbox: { thread: desk.threadId },
}

const WRITES = ['property', 'agenda', 'lead', 'demand', 'contact'].map((room) => `write:${room}`)
const PROPOSALS = {
  propose_price: { id: homeId, operation: 'V', priceEuros: 499_000, reason: 'market' },
  propose_status: { id: homeId, status: 'withdrawn' },
  propose_event: { kind: 'call', startsAt: '2032-05-10T08:00:00Z', endsAt: '2032-05-10T09:00:00Z' },
  propose_answer: { id: desk.threadId, text: 'El sábado a las once.' },
  propose_selection: { demandId: desk.demandId, homes: [homeId], channel: 'LINK' },
  propose_record: { id: desk.contactId, kind: 'NOTE', text: 'Prefers mornings.' },
}
const grantOf = () => grants.grant(desk.boss, 'ADMIN', [...READS, ...WRITES, 'people', 'propose'])

type Case = [string, string, string | null, Record<string, Record<string, unknown>>]
const DOORS: Case[] = [
  ['a visitor', '/mcp/public', null, LOOKING],
  ['who looks for a home', '/mcp', grants.grant(user, 'USER'), { ...LOOKING, my_homes: {} }],
  ['an agent by a key', '/mcp', secret, DESK],
  ['an agent by a grant', '/mcp', grantOf(), { ...DESK, ...PROPOSALS }],
]

describe.each([
  ['of today', { mode: { pin: '2026-07-28' } }],
  ['of before', { mode: 'legacy' as const }],
])('a client that others wrote, %s', (_era, versionNegotiation) => {
  it.each(DOORS)('lists every tool and calls each: %s', async (_who, path, token, calls) => {
    const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation })
    const headers: Record<string, string> =
      token === null ? {} : { authorization: `Bearer ${token}` }
    const at = new URL(path, address)
    await client.connect(new StreamableHTTPClientTransport(at, { requestInit: { headers } }))
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).toSorted()).toEqual(Object.keys(calls).toSorted())
    for (const { name, inputSchema, annotations } of tools) {
      const isRead = !name.startsWith('propose_')
      expect([inputSchema.type, annotations?.readOnlyHint]).toEqual(['object', isRead])
      const result = await client.callTool({ name, arguments: calls[name] ?? {} })
      expect([name, result.isError ?? false]).toEqual([name, false])
      expect(result.structuredContent).toMatchObject({ asOf: expect.any(String) })
    }
    await client.close()
  })
})
