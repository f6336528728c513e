const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000]

/** Pauses before each try of an event: the last one is 75 hours and 35 minutes after it. */
const PAUSES = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]

/** Statuses whose Retry-After is kept. */
const WAITS = [429, 502, 503, 504]
const LONGEST = 24 * HOUR

/** Seconds or a date, as milliseconds from now; 0 for anything else. */
function asked(retryAfter: string | undefined, now: Date): number {
  if (retryAfter === undefined) return 0
  const wait = /^\d{1,7}$/.test(retryAfter)
    ? Number(retryAfter) * SECOND
    : Date.parse(retryAfter) - now.getTime()
  return Number.isFinite(wait) ? Math.min(LONGEST, Math.max(0, wait)) : 0
}

/**
 * When an event is tried again after `tries` tries, by a fifth sooner or later so that not all come
 * at once; never before the other side's Retry-After. Null: that was the last.
 */
export function nextTry(
  tries: number,
  answer: { status: number | null; retryAfter?: string | undefined },
  now: Date,
): Date | null {
  const pause = PAUSES[tries]
  if (pause === undefined) return null
  const own = pause * (0.8 + Math.random() * 0.4)
  const theirs = WAITS.includes(answer.status ?? 0) ? asked(answer.retryAfter, now) : 0
  return new Date(now.getTime() + Math.max(own, theirs))
}
