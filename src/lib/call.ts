import type { AxiosProgressEvent, AxiosRequestConfig } from 'axios'
import { ApiFailure } from './api-error'
import { currentLang } from './href'
import type { HttpOptions } from './http-options'
import { getKeeper, KEPT } from './kept-write'
import { SAVED_TEXT, setMessage } from './message'
import { toFormData } from './multipart'
import { toQuery, type Query } from './query-string'
import { isRetried, retryAfterSeconds, waitSeconds } from './retry'
import { seen, wrote } from './seen'
import { getSession } from './session'
import { sessionEnded } from './sign-in'
import { send, type WireReply, type WireRequest } from './transport'

const pause = (seconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, seconds * 1000))

function wireRequest(config: AxiosRequestConfig, options: HttpOptions): WireRequest {
  const method = (config.method ?? 'GET').toUpperCase()
  const { token } = getSession()
  const { onProgress } = options
  const body = config.data as FormData | Record<string, unknown> | undefined
  return {
    method,
    url: `${config.url ?? ''}${toQuery((config.params ?? {}) as Query)}`,
    // No Content-Type: the transport writes it together with the boundary of the form.
    headers: {
      Accept: 'application/json',
      'Accept-Language': currentLang(),
      ...(token ? { Authorization: `Bearer ${token}`, 'X-Llar-Seen': seen() } : {}),
      ...options.headers,
    },
    body:
      body === undefined || body === null
        ? undefined
        : body instanceof FormData
          ? body
          : toFormData(body),
    signal: options.signal ?? (config.signal as AbortSignal | undefined),
    responseType: config.responseType === 'blob' ? 'blob' : 'json',
    onUploadProgress:
      onProgress && ((event: AxiosProgressEvent) => onProgress(event.progress ?? 0)),
  }
}

async function sendWithRetry(request: WireRequest): Promise<WireReply> {
  const first = await send(request)
  if (!isRetried(request.method, first.status)) return first
  await pause(waitSeconds(first.headers['retry-after']))
  return send(request)
}

/** What a refusal says: to who asked for a file it comes as one, too. */
async function saidBy(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data
  const text = await data.text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function fail(failure: ApiFailure, options: HttpOptions): never {
  // A token the server no longer knows is of no use.
  if (failure.status === 401 && getSession().token) sessionEnded()
  const { text, translate, metadata } = failure.explanation
  if (!options.silent) setMessage('ERROR', text, { translate, metadata })
  throw failure
}

/** One call of the API, from its form to its message. */
export async function call<Reply>(
  config: AxiosRequestConfig,
  options: HttpOptions,
): Promise<Reply> {
  const request = wireRequest(config, options)
  const { method, url } = request
  const keeper = options.isKept && getKeeper()
  const key = keeper && keeper.keyOf(method, url)
  const { id: person } = getSession()
  if (key) request.headers['Idempotency-Key'] = key
  const write = method !== 'GET'
  let reply: WireReply
  try {
    const kept = getKeeper()?.through?.(request, sendWithRetry, options.isAhead === true)
    reply = await (kept ?? sendWithRetry(request))
    // Comes with the first refusal: no public page has an act that asks who it is.
    if (reply.status === 403) {
      const { afterProof } = await import('./step-up')
      reply = await afterProof(reply, () => sendWithRetry(request))
    }
    if (write) wrote(reply.headers['x-llar-seen'])
  } catch (error) {
    if (write) wrote(null)
    // A cancelled call is nobody's failure; query and screens ignore it.
    if (request.signal?.aborted) throw error
    const { base, about } = options
    if (key && (await keeper.keep({ key, person, method, url, data: config.data, base, about })))
      throw KEPT
    return fail(new ApiFailure({ status: null, body: null, write }), options)
  }
  if (reply.status < 200 || reply.status >= 300) {
    const retryAfter = retryAfterSeconds(reply.headers['retry-after'])
    const body = await saidBy(reply.data)
    return fail(new ApiFailure({ status: reply.status, body, write, retryAfter }), options)
  }
  if (write && !options.quiet) setMessage('SUCCESS', SAVED_TEXT, { translate: true })
  return reply.data as Reply
}
