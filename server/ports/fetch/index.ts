/** Something fetched from elsewhere. */
export interface Fetched {
  data: Buffer
  contentType: string
}

/**
 * Reads addresses that strangers wrote (pictures of a feed). Null-free: it answers or throws
 * FetchRefused.
 */
export interface FetchPort {
  /** The bytes at an address, at most `maxBytes`, within `seconds`. */
  get(url: string, limits: { maxBytes: number; seconds: number }): Promise<Fetched>
}

export { FetchRefused } from './refused.ts'
export { hostBreaker, type HostBreaker, type Leave } from './breaker.ts'
export { guardedFetch } from './guarded.ts'
export { guardedLookup, namesInner } from './inner.ts'
