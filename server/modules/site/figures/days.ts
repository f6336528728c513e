import { daysLater } from '../../../time/madrid.ts'

const DAY_MS = 86_400_000

/** Every day from one to another, both included; none where they are turned around. */
export function eachDay(from: string, to: string): string[] {
  const n = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
  return Array.from({ length: Math.max(0, n) }, (_, at) => daysLater(from, at))
}
