import type { MatchCriterion } from '../../../../generated/model/index.ts'
import type { Criteria, Lesson } from '../../../db/tables/match.ts'
import { CRITERIA } from '../codes.ts'

/**
 * How much each criterion counts at first; what a demand does not ask counts nothing, the others
 * share 100 points.
 */
export const BASE: Record<MatchCriterion, number> = {
  place: 30,
  price: 25,
  area: 15,
  bedrooms: 15,
  wishes: 15,
  must: 10,
  bathrooms: 8,
  plot: 8,
  subtype: 8,
  condition: 8,
  sea: 8,
  views: 6,
  unwanted: 5,
  floor: 5,
  year: 4,
}

/** The most by which reactions change a weight, in percent. */
export const MOST_PERCENT = 50

const asks = (range: { min: number | null; max: number | null }): boolean =>
  range.min !== null || range.max !== null

/** The criteria a demand asks, in the order they are shown. */
export function askedOf(criteria: Omit<Criteria, 'weights' | 'low'>): MatchCriterion[] {
  const {
    price,
    where,
    area,
    plotMin,
    bedrooms,
    bathroomsMin,
    subtypes,
    must,
    wishes,
    unwanted,
    views,
    condition,
    seaMax,
    floor,
    year,
  } = criteria
  const asked: Record<MatchCriterion, boolean> = {
    price: asks(price),
    place: where !== null,
    area: asks(area),
    plot: plotMin !== null,
    bedrooms: asks(bedrooms),
    bathrooms: bathroomsMin !== null,
    subtype: subtypes.length > 0,
    must: must.length > 0,
    wishes: wishes.length > 0,
    unwanted: unwanted.length > 0,
    views: views.length > 0,
    condition: condition.length > 0,
    sea: seaMax !== null,
    floor: asks(floor),
    year: asks(year),
  }
  return CRITERIA.filter((criterion) => asked[criterion] || criteria.unmet?.includes(criterion))
}

/** The weights that a home may earn points by: those of wishes that can be met. */
export const earnable = ({ weights, unmet = [] }: Criteria): Criteria['weights'] =>
  Object.fromEntries(
    CRITERIA.filter((criterion) => !unmet.includes(criterion)).map((criterion) => [
      criterion,
      weights[criterion] ?? 0,
    ]),
  )

/** Whole points that add up to 100: by share, the largest remainders first. */
export function weigh(
  asked: MatchCriterion[],
  lessons: Pick<Lesson, 'criterion' | 'percent'>[],
): Partial<Record<MatchCriterion, number>> {
  const shifted = asked.map((criterion) => {
    const percent = lessons
      .filter((lesson) => lesson.criterion === criterion)
      .reduce((sum, lesson) => sum + lesson.percent, 0)
    return {
      criterion,
      weight: BASE[criterion] * (100 + Math.max(-MOST_PERCENT, Math.min(MOST_PERCENT, percent))),
    }
  })
  const sum = shifted.reduce((all, { weight }) => all + weight, 0)
  const parts = shifted.map(({ criterion, weight }) => ({
    criterion,
    points: Math.floor((weight * 100) / sum),
    rest: (weight * 100) % sum,
  }))
  const left = 100 - parts.reduce((all, { points }) => all + points, 0)
  const first = new Set([...parts].sort((a, b) => b.rest - a.rest).slice(0, left))
  return Object.fromEntries(
    parts.map((one) => [one.criterion, one.points + (first.has(one) ? 1 : 0)]),
  )
}
