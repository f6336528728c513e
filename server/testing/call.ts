import type { FastifyInstance } from 'fastify'
import type { Operations } from '../../generated/server/operations.ts'
import type { Lang } from '../contract/context.ts'
import type { Route } from '../contract/routes.ts'
import { formRequest, type TestFile } from './form.ts'

/** What a test sends. Loose on purpose: tests send wrong things, too. */
export interface CallInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  files?: TestFile[]
  token?: string | null
  /** `json` unless files are sent. */
  as?: 'json' | 'multipart'
  lang?: Lang
  /** The `Idempotency-Key`. */
  key?: string
  /**
   * Address of the caller; a new one each time, so that rate limits do not meet tests by chance.
   */
  ip?: string
}

/** What came back. `body` has the operation's type when `status` is a success. */
export interface CallResult<B> {
  status: number
  body: B
  headers: Record<string, string | number | string[] | undefined>
}

/** Calls operations of the contract by name, in process. */
export type Call = <K extends keyof Operations>(
  operationId: K,
  input?: CallInput,
) => Promise<CallResult<Operations[K]['reply']>>

let callers = 0

/** A fresh address. */
export function nextAddress(): string {
  callers += 1
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`
}

/** Makes `call` for an app and its routes. */
export function caller(app: FastifyInstance, routes: Route[]): Call {
  return async (operationId, input = {}) => {
    const route = routes.find((one) => one.operationId === operationId)
    if (!route) throw new Error(`No operation ${operationId}`)
    const headers: Record<string, string> = {}
    if (input.token) headers['authorization'] = `Token ${input.token}`
    if (input.lang) headers['accept-language'] = input.lang
    if (input.key) headers['idempotency-key'] = input.key
    let payload: Buffer | string | undefined
    if (input.files?.length || input.as === 'multipart') {
      const form = await formRequest(
        route,
        (input.body ?? {}) as Record<string, unknown>,
        input.files ?? [],
      )
      payload = form.payload
      headers['content-type'] = form.contentType
    } else if (input.body !== undefined) {
      payload = JSON.stringify(input.body)
      headers['content-type'] = 'application/json'
    }
    const response = await app.inject({
      method: route.method,
      url: urlOf(route, input),
      headers,
      payload,
      remoteAddress: input.ip ?? nextAddress(),
    })
    const json = String(response.headers['content-type'] ?? '').includes('json')
    const body: unknown = json && response.payload !== '' ? response.json() : response.rawPayload
    return { status: response.statusCode, body: body as never, headers: response.headers }
  }
}

function urlOf(route: Route, input: CallInput): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const item of [value].flat())
      if (item !== undefined && item !== null) query.append(name, String(item))
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path
}
