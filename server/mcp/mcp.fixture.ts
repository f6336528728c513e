import { startTestServer } from '../testing/test-server.ts'
import { homeFor } from '../walks/world-home.ts'
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

/** A server with a home on the market, and how an assistant asks it. */
export async function startAssistant() {
  const server = await startTestServer()
  const admin = await server.register()
  const { id: homeId } = await homeFor(server, admin, 'MCP')
  await server.runJobs()
  const post = async (payload: string, headers: Record<string, string> = {}): Promise<RpcReply> => {
    const reply = await server.inject({
      method: 'POST',
      url: '/mcp/public',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    })
    const isJson = String(reply.headers['content-type']).includes('json')
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body: isJson ? reply.json<RpcReply['body']>() : {},
    }
  }
  /** A request of today's revision, as a client sends it. */
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
  return { server, admin, homeId, post, ask, callTool }
}
