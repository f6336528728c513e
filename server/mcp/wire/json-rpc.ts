import { parseJson } from '../../contract/guard.ts'

/** JSON-RPC 2.0, as the Model Context Protocol uses it: one message, no batches. */
export interface Message {
  /** Absent: a notification, which is not answered. */
  id?: string | number
  method: string
  params: Record<string, unknown>
}

export const PARSE = -32700
export const INVALID_REQUEST = -32600
export const NO_METHOD = -32601
export const INVALID_PARAMS = -32602
export const INTERNAL = -32603
export const HEADER_MISMATCH = -32020
export const UNSUPPORTED_VERSION = -32022

/** An error of the protocol, with the HTTP status that it goes out with. */
export class RpcError extends Error {
  readonly code: number
  readonly status: number
  readonly data: unknown
  readonly headers: Record<string, string>

  constructor(
    code: number,
    message: string,
    {
      status = 400,
      data,
      headers = {},
    }: { status?: number; data?: unknown; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.name = 'RpcError'
    this.code = code
    this.status = status
    this.data = data
    this.headers = headers
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The one message of a body; throws with what is wrong with it. */
export function messageOf(text: string): Message {
  const parsed = parseJson(text)
  if ('word' in parsed) throw new RpcError(PARSE, 'The body is no JSON, or lies too deep')
  const body = parsed.value
  if (!isObject(body) || body['jsonrpc'] !== '2.0' || typeof body['method'] !== 'string')
    throw new RpcError(INVALID_REQUEST, 'One JSON-RPC 2.0 request or notification is expected')
  const { id, method, params } = body
  if (id !== undefined && typeof id !== 'string' && !Number.isSafeInteger(id))
    throw new RpcError(INVALID_REQUEST, 'The id of a request is a text or a whole number')
  if (params !== undefined && !isObject(params))
    throw new RpcError(INVALID_PARAMS, 'params is an object')
  return { ...(id !== undefined && { id: id as string | number }), method, params: params ?? {} }
}
