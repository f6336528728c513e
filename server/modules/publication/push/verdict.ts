import type { Answer } from '../../../ports/fetch/index.ts'

/** What a portal's answer means for a home. */
export type Verdict =
  | { kind: 'ok' }
  /** What was to be taken out is not there, it says. */
  | { kind: 'absent'; status: number }
  /** Refused as it is: it waits for a change. */
  | { kind: 'refused'; status: number; answer: string }
  /** The key is refused: nothing else is sent either. */
  | { kind: 'key'; status: number }
  /** Not now; `wait`: milliseconds that the portal asks for. */
  | { kind: 'failed'; status: number | null; wait: number | null }

const LONGEST_ANSWER = 300
const DAY_MS = 86_400_000
const MINUTE = 60_000
/** Pauses after one failure, two, …; then daily. */
const PAUSES = [MINUTE / 2, 2 * MINUTE, 10 * MINUTE, 60 * MINUTE, 240 * MINUTE, 720 * MINUTE]

/** Milliseconds until the next try after so many that failed, a fifth more or less. */
export const pauseAfter = (tries: number, chance: number): number =>
  Math.round((PAUSES[tries - 1] ?? DAY_MS) * (0.8 + chance * 0.4))

/** `Retry-After` in milliseconds, seconds or a date, at most a day; null without one. */
export function retryAfter(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null
  const seconds = /^\d{1,9}$/.test(header.trim()) ? Number(header) : NaN
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now.getTime() : seconds * 1000
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), DAY_MS)
}

/** What a portal says in its own words: its JSON's message, else its text. */
export function wordsOf(text: string): string {
  const found: string[] = []
  const walk = (value: unknown): void => {
    if (typeof value === 'string') found.push(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk)
  }
  try {
    walk(JSON.parse(text))
  } catch {
    found.push(text.replace(/<[^>]*>/g, ' '))
  }
  return found.join(' · ').replace(/\s+/g, ' ').trim().slice(0, LONGEST_ANSWER).toWellFormed()
}

/** What an answer to a home that was sent, or taken out, means. */
export function verdictOf(
  { status, headers, text }: Pick<Answer, 'status' | 'headers' | 'text'>,
  removing: boolean,
  now: Date,
): Verdict {
  if (status >= 200 && status < 300) return { kind: 'ok' }
  if (removing && (status === 404 || status === 410)) return { kind: 'absent', status }
  if (status === 401 || status === 403) return { kind: 'key', status }
  const wait = retryAfter(headers['retry-after'], now)
  if (removing || status === 408 || status === 425 || status === 429 || status >= 500)
    return { kind: 'failed', status, wait }
  return { kind: 'refused', status, answer: wordsOf(text) }
}
