import { toFormData } from '../src/lib/multipart.ts'
import { toQuery, type Query } from '../src/lib/query-string.ts'
import { isRetried, retryAfterSeconds, waitSeconds } from '../src/lib/retry.ts'
import { checkOptions, type CallOptions, type Settings } from './settings.ts'

/** A body as the contract has it. */
export type BodyType<Body> = Body

/** A word that would fold a path into another one, as every URL reader does with dots. */
export const isNoSegment = (word: string): boolean => /^(?:\.|%2e){0,2}$/i.test(word)

/** What a caller puts into a path, as one segment of it; throws for what cannot be one. */
export function segment(word: unknown): string {
  const text = String(word)
  if (isNoSegment(text)) throw new TypeError(`A path has no part ${JSON.stringify(text)}`)
  return encodeURIComponent(text)
}

/** One call as a generated function describes it. */
export interface Call {
  url: string
  method: string
  params?: unknown
  data?: unknown
  headers?: Record<string, string>
  responseType?: string
}

/**
 * Every answer that is no success. `body` is the server's own: `fields` the map of field to message
 * of a 400.
 */
export class LlarError extends Error {
  readonly status: number
  readonly body: unknown
  readonly fields: Record<string, string> | null
  /** Seconds after which to ask again (429, 503), if the server said so. */
  readonly retryAfter: number | null

  constructor(call: Call, status: number, body: unknown, retryAfter: number | null) {
    const entries =
      status === 400 && body !== null && typeof body === 'object'
        ? Object.entries(body).filter(
            (entry): entry is [string, string] => typeof entry[1] === 'string',
          )
        : []
    super(`${call.method} ${call.url} was answered with ${status}${said(body)}`)
    this.name = 'LlarError'
    this.status = status
    this.body = body
    this.fields = entries.length > 0 ? Object.fromEntries(entries) : null
    this.retryAfter = retryAfter
  }
}

const said = (body: unknown): string =>
  body === null || body === undefined || body === ''
    ? ''
    : `: ${typeof body === 'string' ? body : JSON.stringify(body)}`

let current: Settings | null = null

/**
 * Runs `work`; what it asks goes where `settings` say. The settings are read before anything is
 * awaited, so calls of several clients never mix.
 */
export function withSettings<Reply>(settings: Settings, work: () => Reply): Reply {
  const before = current
  current = settings
  try {
    return work()
  } finally {
    current = before
  }
}

/** The request that a call is: where the settings say, and as whom. */
export function requestOf(
  { method, data, headers, url, params }: Call,
  { token, language, baseUrl }: Settings,
  options: CallOptions,
): Request {
  const { 'Content-Type': _written, ...others } = headers ?? {}
  return new Request(`${baseUrl.replace(/\/+$/, '')}${url}${toQuery((params ?? {}) as Query)}`, {
    method,
    // No Content-Type: the platform writes it together with the boundary of the form.
    headers: {
      Accept: 'application/json',
      'Accept-Language': language ?? 'es',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...others,
      ...options.headers,
    },
    ...(data === undefined || data === null
      ? {}
      : { body: data instanceof FormData ? data : toFormData(data as Record<string, unknown>) }),
    ...(options.signal ? { signal: options.signal } : {}),
  })
}

async function readBody(response: Response, { responseType }: Call): Promise<unknown> {
  if (response.ok && responseType === 'blob') return response.blob()
  const text = await response.text()
  if (!(response.headers.get('content-type') ?? '').includes('json'))
    return text === '' ? undefined : text
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  } catch (error) {
    if (response.ok) throw error
    // What only calls itself JSON, as a gateway's own page may: the failure keeps its status.
    return text
  }
}

/**
 * The one way to the server; the generated functions call it. A GET is tried twice on the statuses
 * that pass.
 */
export async function http<Reply>(call: Call, options: CallOptions = {}): Promise<Reply> {
  const settings = current
  if (!settings) throw new Error('connect({ baseUrl }) first, and call its functions')
  checkOptions(call, options)
  const send = (): Promise<Response> =>
    (settings.fetch ?? fetch)(requestOf(call, settings, options))
  let response = await send()
  if (isRetried(call.method, response.status)) {
    await response.body?.cancel()
    await new Promise((done) =>
      setTimeout(done, waitSeconds(response.headers.get('retry-after')) * 1000),
    )
    response = await send()
  }
  const body = await readBody(response, call)
  if (response.ok) return body as Reply
  throw new LlarError(
    call,
    response.status,
    body,
    retryAfterSeconds(response.headers.get('retry-after')),
  )
}
