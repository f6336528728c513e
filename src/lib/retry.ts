const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504])
const LONGEST_WAIT = 5
const DEFAULT_WAIT = 0.3

/**
 * Whether a failed call is tried once more: GET only, on the statuses of the specification (section
 * 7).
 */
export const isRetried = (method: string, status: number): boolean =>
  method.toUpperCase() === 'GET' && RETRIED.has(status)

/** Seconds of a Retry-After header (a number, or a date), or null. */
export function retryAfterSeconds(header: unknown, now = Date.now()): number | null {
  if (typeof header !== 'string' || header === '') return null
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds)
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, (date - now) / 1000)
}

/** Seconds to wait before the second try: what the server asks, at most five. */
export const waitSeconds = (header: unknown, now = Date.now()): number =>
  Math.min(LONGEST_WAIT, retryAfterSeconds(header, now) ?? DEFAULT_WAIT)
