import type { AxiosProgressEvent, AxiosRequestConfig } from 'axios'
import { ApiFailure } from './api-error'
import { currentLang } from './href'
import { SAVED_TEXT, setMessage } from './message'
import { toFormData } from './multipart'
import { toQuery, type Query } from './query-string'
import { isRetried, retryAfterSeconds, waitSeconds } from './retry'
import { clearSession, getSession } from './session'
import { send, type WireReply, type WireRequest } from './transport'

/** What a caller may add to a generated call: `useXxx({ request: { quiet: true } })`. */
export interface HttpOptions {
  /** A write that succeeds says nothing ('Tus cambios se han guardado' otherwise). */
  quiet?: boolean
  /** A failure says nothing in the message bar: the screen shows it itself. */
  silent?: boolean
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Share of an upload that has left, 0 to 1. */
  onProgress?: (share: number) => void
}

/** Names orval looks for in its mutator, so generated hooks carry our error. */
export type ErrorType<Body> = ApiFailure<Body>
export type BodyType<Body> = Body

const pause = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000))

function wireRequest(config: AxiosRequestConfig, options: HttpOptions): WireRequest {
  const method = (config.method ?? 'GET').toUpperCase()
  const { token } = getSession()
  const { onProgress } = options
  const body = config.data as FormData | Record<string, unknown> | undefined
  return {
    method,
    url: `${config.url ?? ''}${toQuery((config.params ?? {}) as Query)}`,
    // No Content-Type: the transport writes it together with the boundary of the form.
    headers: { Accept: 'application/json', 'Accept-Language': currentLang(), ...(token ? { Authorization: `Bearer ${token}` } : {}), ...options.headers },
    body: body === undefined || body === null ? undefined : body instanceof FormData ? body : toFormData(body),
    signal: options.signal ?? (config.signal as AbortSignal | undefined),
    responseType: config.responseType === 'blob' ? 'blob' : 'json',
    onUploadProgress: onProgress && ((event: AxiosProgressEvent) => onProgress(event.progress ?? 0)),
  }
}

async function sendWithRetry(request: WireRequest): Promise<WireReply> {
  const first = await send(request)
  if (!isRetried(request.method, first.status)) return first
  await pause(waitSeconds(first.headers['retry-after']))
  return send(request)
}

function fail(failure: ApiFailure, options: HttpOptions): never {
  // A token the server no longer knows is of no use; the guard asks for a new one at the next private page.
  if (failure.status === 401 && getSession().token) clearSession()
  const { text, translate, metadata } = failure.explanation
  if (!options.silent) setMessage('ERROR', text, { translate, metadata })
  throw failure
}

/** The one way to the API; orval's generated functions call it. Throws ApiFailure for every answer that is not 2xx. */
export async function http<Reply>(config: AxiosRequestConfig, options: HttpOptions = {}): Promise<Reply> {
  const request = wireRequest(config, options)
  const write = request.method !== 'GET'
  let reply: WireReply
  try {
    reply = await sendWithRetry(request)
  } catch (error) {
    // A cancelled call is nobody's failure; query and screens ignore it.
    if (request.signal?.aborted) throw error
    return fail(new ApiFailure({ status: null, body: null, write }), options)
  }
  if (reply.status < 200 || reply.status >= 300) {
    const retryAfter = retryAfterSeconds(reply.headers['retry-after'])
    return fail(new ApiFailure({ status: reply.status, body: reply.data, write, retryAfter }), options)
  }
  if (write && !options.quiet) setMessage('SUCCESS', SAVED_TEXT, { translate: true })
  return reply.data as Reply
}
