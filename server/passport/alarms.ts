import { daysLater } from '../time/madrid.ts'
import type { Light } from './evaluate.ts'

/** The days on which a light is told, YYYY-MM-DD, with the days left then; earliest first. */
export const alarmsOf = ({ rule, endsOn }: Light): { on: string; left: number }[] =>
  endsOn === null
    ? []
    : rule.alarmDays.map((left) => ({ on: daysLater(endsOn, -left), left })).toSorted(byDay)

const byDay = (a: { on: string }, b: { on: string }): number => (a.on < b.on ? -1 : 1)

/** The alarm that is due on a day: the nearest to the last one; undefined before the first. */
export const dueAlarm = (light: Light, day: string): { on: string; left: number } | undefined =>
  alarmsOf(light).findLast(({ on }) => on <= day)
