import type {
  EventInput,
  FigureKind,
  PropertyFigures,
  WeekFigures,
} from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { enquiriesByDay } from '../lead/index.ts'
import { scansByDay } from '../print/index.ts'
import { addOne, figuresSince, forgetBefore } from './analytics.repository.ts'
import { dayOf, lastMondays, mondayOf } from '../../time/madrid.ts'

const KEPT_DAYS = 730

const COLUMN = {
  view: 'views',
  phone: 'calls',
  share: 'shares',
  print: 'prints',
} as const satisfies Record<FigureKind, keyof WeekFigures>

/** One more; a home that is not on the site is not counted, and nobody is told which are. */
export const countEvent = (db: Db, { kind, listingId }: EventInput, now: Date): Promise<void> =>
  addOne(db, listingId, kind, dayOf(now))

/** A home's last weeks, oldest first, each with all its figures. */
export async function propertyFigures(
  db: Db,
  id: string,
  weeks: number,
  now: Date,
): Promise<PropertyFigures> {
  const mondays = lastMondays(weeks, now)
  const since = mondays[0] ?? dayOf(now)
  const made = new Map(
    mondays.map((from): [string, WeekFigures] => [
      from,
      { from, views: 0, calls: 0, shares: 0, prints: 0, scans: 0, enquiries: 0 },
    ]),
  )
  for (const { day, kind, count } of await figuresSince(db, id, since)) {
    const week = made.get(mondayOf(day))
    if (week) week[COLUMN[kind]] += count
  }
  for (const { day, count } of await enquiriesByDay(db, id, since)) {
    const week = made.get(mondayOf(day))
    if (week) week.enquiries += count
  }
  for (const { day, count } of await scansByDay(db, id)) {
    const week = made.get(mondayOf(day))
    if (week) week.scans += count
  }
  return { weeks: [...made.values()] }
}

/** Forgets counters older than two years. */
export const forgetOld = (db: Db, now: Date): Promise<void> =>
  forgetBefore(db, dayOf(new Date(now.getTime() - KEPT_DAYS * 86_400_000)))
