import type { Move, MovePhase } from '../../../../generated/model'

const MINUTE = 60_000
/** Distances between two marks of the clock. */
const DISTANCES = [1, 2, 5, 10, 15, 30, 60, 120, 240, 480, 1440].map((minutes) => minutes * MINUTE)
const MOST_MARKS = 6

/** From when to when the lanes are drawn, and where the clock's marks stand, in ms. */
export interface Scale {
  from: number
  to: number
  marks: number[]
}

const at = (moment: string | null | undefined): number | null =>
  moment ? new Date(moment).getTime() : null

/** The clock of a move: from its start to its end, whole marks at both sides. */
export function scaleOf({ startedAt, estimate, phases }: Move, now: number): Scale {
  const begin = at(startedAt) ?? now
  const ends = phases.flatMap(({ endedAt, estimate: end }) => at(endedAt) ?? at(end) ?? [])
  const end = Math.max(begin + 5 * MINUTE, now, at(estimate) ?? 0, ...ends)
  const step = DISTANCES.find((one) => (end - begin) / one <= MOST_MARKS) ?? end - begin
  const from = Math.floor(begin / step) * step
  const to = Math.ceil(end / step) * step
  const marks = Array.from(
    { length: Math.round((to - from) / step) + 1 },
    (_, n) => from + n * step,
  )
  return { from, to, marks }
}

/** Where a moment stands on the clock, in percent. */
export const placeOf = ({ from, to }: Scale, moment: number): number =>
  Math.min(100, Math.max(0, ((moment - from) / (to - from)) * 100))

/** What of a lane is behind and what is ahead, in percent; null: nothing of it. */
export function laneOf(
  { startedAt, endedAt, estimate }: MovePhase,
  scale: Scale,
  now: number,
): { done: [number, number] | null; ahead: [number, number] | null } {
  const begin = at(startedAt)
  const end = at(endedAt)
  const until = at(estimate)
  const done =
    begin === null ? null : ([placeOf(scale, begin), placeOf(scale, end ?? now)] as const)
  const rest =
    end !== null || until === null
      ? null
      : ([placeOf(scale, Math.max(now, begin ?? now)), placeOf(scale, until)] as const)
  return { done: done && [...done], ahead: rest && [...rest] }
}
