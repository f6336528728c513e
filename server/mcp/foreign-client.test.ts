import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, describe, expect, it } from 'vitest'
import { startAssistant } from './mcp.fixture.ts'

const { server, homeId } = await startAssistant()
const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => server.close())

const ARGUMENTS: Record<string, Record<string, unknown>> = {
  find_homes: { operation: 'V', priceMaxEuros: 600_000 },
  show_home: { id: homeId },
  true_cost: { listingId: homeId },
  find_places: { q: 'soller' },
  visit_times: { homeId },
}

describe.each([
  ['of today', { mode: { pin: '2026-07-28' } }],
  ['of before', { mode: 'legacy' as const }],
])('a client that others wrote, %s', (_era, versionNegotiation) => {
  it('lists every tool and calls each', async () => {
    const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation })
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp/public', address)))
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).toSorted()).toEqual(Object.keys(ARGUMENTS).toSorted())
    for (const { name, inputSchema, annotations } of tools) {
      expect([inputSchema.type, annotations?.readOnlyHint]).toEqual(['object', true])
      const result = await client.callTool({ name, arguments: ARGUMENTS[name] ?? {} })
      expect([name, result.isError ?? false]).toEqual([name, false])
      expect(result.structuredContent).toMatchObject({ asOf: expect.any(String) })
    }
    await client.close()
  })
})
