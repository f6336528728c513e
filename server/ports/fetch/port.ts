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
