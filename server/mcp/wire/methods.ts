import { INVALID_PARAMS, isObject, NO_METHOD, RpcError, type Message } from './json-rpc.ts'
import { LEGACY, SUPPORTED } from './era.ts'

/** What is served, whatever the protocol. */
export interface Catalog {
  name: string
  version: string
  /** What a model is told of all tools. */
  instructions: string
  /** Whether a list is the same for everybody. */
  cacheScope: 'public' | 'private'
  tools(): object[]
  /** Null: there is no such tool. */
  call(name: string, args: Record<string, unknown>): Promise<object | null>
}

/** How long a client may keep a list, which changes with a release alone. */
const TTL_MS = 300_000
const CAPABILITIES = { tools: {} }

async function call({ params }: Message, catalog: Catalog): Promise<object> {
  const { name, arguments: args = {} } = params
  if (typeof name !== 'string' || !isObject(args))
    throw new RpcError(INVALID_PARAMS, 'tools/call takes a name and an object of arguments', {
      status: 200,
    })
  const result = await catalog.call(name, args)
  if (result === null)
    throw new RpcError(INVALID_PARAMS, `Unknown tool: ${name.slice(0, 60)}`, { status: 200 })
  return result
}

/** Answers a request by the revision of today. */
export async function answerModern(message: Message, catalog: Catalog): Promise<object> {
  const { name, version, instructions, cacheScope } = catalog
  const kept = { ttlMs: TTL_MS, cacheScope }
  const whole = (result: object): object => ({
    resultType: 'complete',
    ...result,
    _meta: { 'io.modelcontextprotocol/serverInfo': { name, version } },
  })
  if (message.method === 'server/discover')
    return whole({
      supportedVersions: SUPPORTED,
      capabilities: CAPABILITIES,
      instructions,
      ...kept,
    })
  if (message.method === 'tools/list') return whole({ tools: catalog.tools(), ...kept })
  if (message.method === 'tools/call') return whole(await call(message, catalog))
  throw new RpcError(NO_METHOD, 'Method not found', { status: 404 })
}

/** Answers a request of a client that began with `initialize`; nothing is remembered of it. */
export async function answerLegacy(message: Message, catalog: Catalog): Promise<object> {
  const { name, version, instructions } = catalog
  const wanted = message.params['protocolVersion']
  if (message.method === 'initialize')
    return {
      protocolVersion: LEGACY.find((version) => version === wanted) ?? LEGACY[0],
      capabilities: CAPABILITIES,
      serverInfo: { name, version },
      instructions,
    }
  if (message.method === 'ping') return {}
  if (message.method === 'tools/list') return { tools: catalog.tools() }
  if (message.method === 'tools/call') return call(message, catalog)
  throw new RpcError(NO_METHOD, 'Method not found', { status: 200 })
}
