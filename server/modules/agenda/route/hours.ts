import type { Db } from '../../../db/index.ts'

/** Hours of a weekday (1 Monday to 7 Sunday), HH:MM in Europe/Madrid. */
export interface WeekdayHours {
  weekday: number
  from: string
  to: string
}

type HoursOf = (db: Db, userId: string) => Promise<readonly WeekdayHours[]>

let hours: HoursOf = async () => []

/** A room says when an agent takes visits; it is asked whenever a day is planned. */
export function registerVisitHours(hoursOf: HoursOf): void {
  hours = hoursOf
}

/** When an agent takes visits in a week; empty when nobody has said. */
export const visitHoursOf: HoursOf = (db, userId) => hours(db, userId)
