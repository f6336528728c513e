import { daysLater } from '../../../time/madrid.ts'

const DAY_MS = 86_400_000

/** How many days from one to another, both included; none where they are turned around. */
export const countDays = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1)

/** Each of them: ask first how many there are. */
export const eachDay = (from: string, to: string): string[] =>
  Array.from({ length: countDays(from, to) }, (_, at) => daysLater(from, at))
