import type { AxiosRequestConfig } from 'axios'
import type { ApiFailure } from './api-error'
import type { HttpOptions } from './http-options'

export type { HttpOptions } from './http-options'

/** Names orval looks for in its mutator, so generated hooks carry our error. */
export type ErrorType<Body> = ApiFailure<Body>
export type BodyType<Body> = Body

// A page drawn by the server makes half a dozen calls, and asking for the module each time takes a
// turn of the loop.
const atHand = import.meta.env.SSR ? await import('./call') : null

/**
 * The one way to the API; orval's generated functions call it. Throws ApiFailure for every answer
 * that is not 2xx. The code behind it comes with the first call: a page rendered by the server
 * makes none when it opens.
 */
export async function http<Reply>(
  config: AxiosRequestConfig,
  options: HttpOptions = {},
): Promise<Reply> {
  const { call } = atHand ?? (await import('./call'))
  return call<Reply>(config, options)
}
