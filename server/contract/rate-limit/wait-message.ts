import type { Lang } from '../lang.ts'
import { say } from '../messages.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * As people round a wait: seconds to tens, minutes to whole ones, from twenty on to fives; whoever
 * waits so long need not try twice.
 */
function rounded(seconds: number): number {
  const up = (step: number): number => Math.ceil(seconds / step) * step
  if (seconds < MINUTE) return up(10)
  return seconds < 20 * MINUTE ? up(MINUTE) : up(5 * MINUTE)
}

/**
 * A wait in words, as it follows "in": 40 → "40 segundos", 3597 → "una hora", 5000 → "una hora y
 * media".
 * @param seconds more than none; past an hour half hours are counted, to the next
 */
export function waitMessage(lang: Lang, seconds: number): string {
  const wait = rounded(Math.max(1, seconds))
  if (wait < MINUTE) return say(lang, 'waitSeconds', { count: wait })
  if (wait === MINUTE) return say(lang, 'waitMinute')
  if (wait < HOUR) return say(lang, 'waitMinutes', { count: wait / MINUTE })
  const halves = Math.ceil(wait / (HOUR / 2))
  if (halves === 2) return say(lang, 'waitHour')
  return halves === 3
    ? say(lang, 'waitHourAndHalf')
    : say(lang, 'waitHours', { count: Math.ceil(halves / 2) })
}
