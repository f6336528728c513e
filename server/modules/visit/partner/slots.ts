import { fieldErrors } from '../../../contract/errors.ts'
import type { Lang } from '../../../contract/context.ts'
import { say } from '../messages.ts'

const HOUR_MS = 3_600_000
const YEAR_MS = 366 * 24 * HOUR_MS

/**
 * Times as they are stored, by the clock; 400 at the first that is past, before the notice, or
 * beyond a year.
 */
export function slotsFrom(
  given: string[],
  { now, noticeHours, lang }: { now: Date; noticeHours: number; lang: Lang },
): Date[] {
  const slots = given.map((slot) => new Date(slot))
  const broken: Record<string, string> = {}
  for (const [at, slot] of slots.entries()) {
    const ahead = slot.getTime() - now.getTime()
    if (ahead <= 0) broken[`slots.${at}`] = say(lang, 'partner.past')
    else if (ahead < noticeHours * HOUR_MS)
      broken[`slots.${at}`] = say(lang, 'partner.notice', { hours: noticeHours })
    else if (ahead > YEAR_MS) broken[`slots.${at}`] = say(lang, 'partner.far')
    else if (slots.findIndex((one) => one.getTime() === slot.getTime()) < at)
      broken[`slots.${at}`] = say(lang, 'partner.twice')
  }
  if (Object.keys(broken).length > 0) fieldErrors(broken)
  return slots.toSorted((a, b) => a.getTime() - b.getTime())
}
