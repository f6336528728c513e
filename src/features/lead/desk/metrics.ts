import type { Lead } from '../../../../generated/model'

const WEEK = 7 * 86_400_000
/** Hours until the first answer that an agency aims at. */
export const GOAL_HOURS = 2

/** The middle value; null without values. */
export function median(values: number[]): number | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

/** Minutes until the first answer, of those that have one. */
export const answerMinutes = (leads: Lead[]): number[] =>
  leads.flatMap((lead) => lead.firstResponseMinutes ?? [])

export interface Week {
  /** Monday, as a day of UTC. */
  start: number
  /** Median hours until the first answer; null when no enquiry of that week was answered. */
  hours: number | null
  count: number
}

/** Monday 00:00 UTC of a moment's week. */
function mondayOf(time: number): number {
  const day = new Date(time)
  return Date.UTC(
    day.getUTCFullYear(),
    day.getUTCMonth(),
    day.getUTCDate() - ((day.getUTCDay() + 6) % 7),
  )
}

/**
 * The last `weeks` weeks, oldest first, this week last; only enquiries that are in `leads` count.
 */
export function byWeek(leads: Lead[], now: number, weeks = 10): Week[] {
  const last = mondayOf(now)
  return Array.from({ length: weeks }, (_, index) => {
    const start = last - (weeks - 1 - index) * WEEK
    const within = leads.filter((lead) => mondayOf(Date.parse(lead.createdAt)) === start)
    const minutes = median(answerMinutes(within))
    return { start, hours: minutes === null ? null : minutes / 60, count: within.length }
  })
}

export interface Asked {
  id: string
  title: string
  ref: string
  count: number
}

/** Homes people ask about most, the most first; asked about once is no pattern. */
export function mostAsked(leads: Lead[], top = 5): Asked[] {
  const homes = new Map<string, Asked>()
  for (const { property } of leads) {
    if (!property) continue
    const known = homes.get(property.id)
    homes.set(property.id, {
      id: property.id,
      title: property.title,
      ref: property.ref,
      count: (known?.count ?? 0) + 1,
    })
  }
  return [...homes.values()]
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.count - a.count)
    .slice(0, top)
}
