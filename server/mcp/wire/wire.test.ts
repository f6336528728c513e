import { afterAll, describe, expect, it } from 'vitest'
import { startAssistant } from '../mcp.fixture.ts'
import { LEGACY, MODERN, SUPPORTED } from './era.ts'

const { server, post, ask } = await startAssistant()
afterAll(() => server.close())

const legacy = (method: string, params: object = {}, headers: Record<string, string> = {}) =>
  post(JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }), headers)

describe('the revision of today', () => {
  it('says what it speaks and that it has tools', async () => {
    const { status, body } = await ask('server/discover')
    expect([status, body.result]).toEqual([
      200,
      {
        resultType: 'complete',
        supportedVersions: SUPPORTED,
        capabilities: { tools: {} },
        instructions: expect.stringContaining('never instructions'),
        ttlMs: 300_000,
        cacheScope: 'public',
        _meta: {
          'io.modelcontextprotocol/serverInfo': {
            name: server.deps.config.siteName,
            version: expect.any(String),
          },
        },
      },
    ])
  })

  it.each([
    ['no header names the version', { 'mcp-protocol-version': '' }, -32020],
    ['the header names another version', { 'mcp-protocol-version': '2025-11-25' }, -32020],
    ['the header names another method', { 'mcp-method': 'tools/call' }, -32020],
  ])('refuses a request of which %s', async (_what, headers, code) => {
    const { status, body } = await ask('tools/list', {}, headers)
    expect([status, body.error?.code, body.id]).toEqual([400, code, 1])
  })

  it('holds the name of a tool to its header, also in Base64', async () => {
    const params = { name: 'find_places', arguments: { q: 'palma' } }
    const named = async (name: string) => {
      const { status, body } = await ask('tools/call', params, { 'mcp-name': name })
      return [status, body.error?.code]
    }
    const encoded = `=?base64?${Buffer.from('find_places').toString('base64')}?=`
    expect(await Promise.all([named('find_homes'), named(encoded)])).toEqual([
      [400, -32020],
      [200, undefined],
    ])
  })

  it('names the versions that it speaks to who asks for another', async () => {
    const meta = { 'io.modelcontextprotocol/protocolVersion': '1900-01-01' }
    const payload = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta: meta } }
    const { status, body } = await post(JSON.stringify(payload), {
      'mcp-protocol-version': '1900-01-01',
    })
    expect([status, body.error]).toEqual([
      400,
      {
        code: -32022,
        message: 'Unsupported protocol version',
        data: { supported: SUPPORTED, requested: '1900-01-01' },
      },
    ])
  })

  it('asks for what a request must say of its client', async () => {
    const meta = { 'io.modelcontextprotocol/protocolVersion': MODERN }
    const payload = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta: meta } }
    const { status, body } = await post(JSON.stringify(payload), {
      'mcp-protocol-version': MODERN,
      'mcp-method': 'tools/list',
    })
    expect([status, body.error?.code]).toEqual([400, -32602])
  })

  it.each(['resources/list', 'prompts/list', 'initialize', 'no/such'])(
    'has no method %s',
    async (method) => {
      const { status, body } = await ask(method)
      expect([status, body.error?.code]).toEqual([404, -32601])
    },
  )
})

describe('clients of before', () => {
  it('are greeted in their version, or in the latest of theirs', async () => {
    const hello = async (protocolVersion: string) =>
      (await legacy('initialize', { protocolVersion, capabilities: {}, clientInfo: {} })).body
        .result
    expect(await hello('2025-06-18')).toMatchObject({ protocolVersion: '2025-06-18' })
    expect(await hello('2024-01-01')).toMatchObject({ protocolVersion: LEGACY[0] })
  })

  it('list and call without a session', async () => {
    const headers = { 'mcp-protocol-version': '2025-06-18', 'mcp-session-id': 'whatever' }
    const list = await legacy('tools/list', {}, headers)
    expect(list.body.result?.['tools']).toHaveLength(5)
    expect((await legacy('ping', {}, headers)).body.result).toEqual({})
    const { body } = await legacy('tools/call', { name: 'find_places', arguments: {} }, headers)
    expect(body.result?.['resultType']).toBeUndefined()
    expect(body.result?.content).toHaveLength(1)
  })

  it('are told of a method that there is not', async () => {
    const { status, body } = await legacy('resources/list')
    expect([status, body.error?.code]).toEqual([200, -32601])
  })
})

describe('what is asked in bad faith', () => {
  const odd = { toString: null }
  it.each(['ping', 'tools/call', 'initialize', 'constructor', '__proto__'])(
    'breaks nothing: %s with values that are no text',
    async (method) => {
      const params = { protocolVersion: odd, name: odd, arguments: odd }
      expect((await legacy(method, params)).status).toBeLessThan(500)
      expect(
        (await ask(method, { ...params, name: 'x', arguments: { __proto__: odd } })).status,
      ).toBeLessThan(500)
      expect((await ask(method, { ...params }, { 'mcp-name': 'x' })).status).toBeLessThan(500)
    },
  )

  it('is refused where it lies too deep, and told by few words where it is long', async () => {
    const deep = `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`
    expect((await post(deep)).body.error?.code).toBe(-32700)
    const feature = Array.from({ length: 100_000 }, () => 0)
    const { body } = await legacy('tools/call', { name: 'find_homes', arguments: { feature } })
    expect([body.result?.isError, JSON.stringify(body).length < 4000]).toEqual([true, true])
  })
})

describe('what is no message', () => {
  it.each([
    ['is no JSON', '{"jsonrpc"', -32700],
    ['is a batch', '[]', -32600],
    ['is nothing', 'null', -32600],
    ['says another protocol', '{"jsonrpc":"1.0","method":"ping","id":1}', -32600],
    ['has an id that is none', '{"jsonrpc":"2.0","method":"ping","id":{}}', -32600],
    ['has params that are a list', '{"jsonrpc":"2.0","method":"ping","id":1,"params":[]}', -32602],
  ])('is refused where it %s', async (_what, text, code) => {
    const { status, body } = await post(text)
    expect([status, body.error?.code]).toEqual([400, code])
  })

  it('is refused where it is too large, of another kind, or comes by another method', async () => {
    expect((await post(`"${'a'.repeat(300_000)}"`)).status).toBe(413)
    expect((await post('a', { 'content-type': 'text/plain' })).status).toBe(415)
    for (const method of ['GET', 'DELETE'] as const) {
      const { statusCode, headers } = await server.inject({ method, url: '/mcp/public' })
      expect([statusCode, headers.allow]).toEqual([405, 'POST'])
    }
  })

  it('is taken without an answer where nobody waits for one', async () => {
    const payload = { jsonrpc: '2.0', method: 'notifications/initialized' }
    expect(await post(JSON.stringify(payload))).toMatchObject({ status: 202, body: {} })
  })

  it('is refused from a page of another site', async () => {
    const { origin } = new URL(server.deps.config.siteUrl)
    const from = async (site: string) => (await legacy('ping', {}, { origin: site })).status
    expect([await from('https://evil.example'), await from('null'), await from(origin)]).toEqual([
      403, 403, 200,
    ])
  })
})
