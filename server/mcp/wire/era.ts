import type { IncomingHttpHeaders } from 'node:http'
import {
  HEADER_MISMATCH,
  INVALID_PARAMS,
  isObject,
  RpcError,
  UNSUPPORTED_VERSION,
  type Message,
} from './json-rpc.ts'

/** Each request says its version (`_meta`, mirrored in headers). */
export const MODERN = '2026-07-28'
/** Begun by `initialize`; we keep no session for them either. */
export const LEGACY = ['2025-11-25', '2025-06-18']
export const SUPPORTED = [MODERN, ...LEGACY]

const PREFIX = 'io.modelcontextprotocol'
/** Requests whose `Mcp-Name` mirrors a parameter. */
const NAMED: Record<string, string> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
}

const headerOf = (headers: IncomingHttpHeaders, name: string): string | undefined => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

/** A header's value, of which the protocol lets a client write Base64. */
function decoded(value: string | undefined): string | undefined {
  const base64 = /^=\?base64\?([A-Za-z0-9+/]*={0,2})\?=$/.exec(value ?? '')?.[1]
  return base64 === undefined ? value : Buffer.from(base64, 'base64').toString('utf8')
}

function unsupported(requested: string): never {
  throw new RpcError(UNSUPPORTED_VERSION, 'Unsupported protocol version', {
    data: { supported: SUPPORTED, requested },
  })
}

function mismatch(header: string, value: string | undefined, said: string): never {
  throw new RpcError(
    HEADER_MISMATCH,
    value === undefined
      ? `${header} is missing`
      : `${header} and the body differ: ${JSON.stringify(said)} is in the body`,
  )
}

/**
 * By which revision a request is to be answered; throws where its headers and its body do not agree
 * (transport, "Server Validation"), or its version is not spoken here.
 */
export function eraOf(
  { method, params, id }: Message,
  headers: IncomingHttpHeaders,
): 'modern' | 'legacy' {
  const header = headerOf(headers, 'mcp-protocol-version')
  const meta = isObject(params['_meta']) ? params['_meta'] : {}
  const version = meta[`${PREFIX}/protocolVersion`]
  const isLegacy = version === undefined && header !== MODERN
  if (isLegacy) {
    if (header !== undefined && !LEGACY.includes(header)) unsupported(header)
    return 'legacy'
  }
  if (typeof version !== 'string')
    throw new RpcError(INVALID_PARAMS, `_meta has no ${PREFIX}/protocolVersion`)
  if (header !== version) mismatch('MCP-Protocol-Version', header, version)
  if (version !== MODERN) unsupported(version)
  if (id === undefined) return 'modern'
  const said = headerOf(headers, 'mcp-method')
  if (said !== method) mismatch('Mcp-Method', said, method)
  const named = Object.hasOwn(NAMED, method) ? NAMED[method] : undefined
  if (named !== undefined) {
    const wanted = params[named]
    if (typeof wanted !== 'string') throw new RpcError(INVALID_PARAMS, `params.${named} is a text`)
    const name = decoded(headerOf(headers, 'mcp-name'))
    if (name !== wanted) mismatch('Mcp-Name', name, wanted)
  }
  if (!isObject(meta[`${PREFIX}/clientCapabilities`]))
    throw new RpcError(INVALID_PARAMS, `_meta has no ${PREFIX}/clientCapabilities`)
  return 'modern'
}
