import type { QuizStanding } from '../../../../generated/model/index.ts'

/** Tries before the pause, and the pause. */
const TRIES = 3
const PAUSE_MS = 24 * 3_600_000

/**
 * How a quiz stands: three tries, after the third a pause of 24 hours from that try on, then one in
 * every 24 hours.
 */
export function standingOf(
  tries: { at: Date; score: number }[],
  pass: number,
  now: Date,
): QuizStanding {
  const best = tries.length === 0 ? null : Math.max(...tries.map(({ score }) => score))
  const last = tries.at(-1)
  const until = last && tries.length >= TRIES ? last.at.getTime() + PAUSE_MS : 0
  const waits = until > now.getTime()
  return {
    best,
    pass,
    passed: best !== null && best >= pass,
    triesLeft: waits ? 0 : Math.max(1, TRIES - tries.length),
    nextTryAt: waits ? new Date(until).toISOString() : null,
  }
}
