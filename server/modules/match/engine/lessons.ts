import type { MatchReason, MatchState } from '../../../../generated/model/index.ts'
import type { Criteria, Facts, Lesson } from '../../../db/tables/match.ts'
import { MOST_PERCENT } from './weights.ts'

/** What became of a home, and what the home was then. */
export interface Reaction {
  state: MatchState
  reason: MatchReason | null
  facts: Facts | null
}

/** Reactions of a kind that teach anything: one may be chance. */
const LEAST = 2
/** By how much each of them changes a weight, in percent. */
const STEP = 10

const LIKED: ReadonlySet<MatchState> = new Set(['liked', 'visited', 'offer'])

/**
 * Too dear, too small: it matters more. Liked although: it matters less. Half or one and a half
 * times at most.
 */
function lesson(
  criterion: Lesson['criterion'],
  more: [Lesson['cause'], number],
  less: [Lesson['cause'], number],
): Lesson[] {
  const [up, down] = [more[1] >= LEAST ? more[1] : 0, less[1] >= LEAST ? less[1] : 0]
  if (up === down) return []
  const percent = Math.max(-MOST_PERCENT, Math.min(MOST_PERCENT, (up - down) * STEP))
  const [cause, count] = up > down ? more : less
  return [{ criterion, percent, cause, count, places: [] }]
}

/**
 * What reactions teach about a demand, a lesson per criterion it asks. Pure, so taking a reaction
 * back unlearns it.
 */
export function learn(
  criteria: Omit<Criteria, 'weights' | 'low'>,
  reactions: Reaction[],
): Lesson[] {
  const liked = reactions.flatMap(({ state, facts }) => (LIKED.has(state) && facts ? [facts] : []))
  const disliked = (reason: MatchReason) =>
    reactions.filter((one) => one.state === 'disliked' && one.reason === reason)
  const count = (holds: (home: Facts) => boolean): number => liked.filter(holds).length
  const { price, area, bedrooms, condition, wishes, must, where } = criteria
  const [max, least] = [price.max, area.min]
  const lessons: Lesson[] = []
  if (max !== null)
    lessons.push(
      ...lesson(
        'price',
        ['tooDear', disliked('price').length],
        ['likedOver', count((home) => (home.price ?? 0) > max)],
      ),
    )
  if (least !== null)
    lessons.push(
      ...lesson(
        'area',
        ['tooSmall', disliked('size').length],
        ['likedSmaller', count((home) => (home.area ?? least) < least)],
      ),
    )
  else if (bedrooms.min !== null)
    lessons.push(...lesson('bedrooms', ['tooSmall', disliked('size').length], ['likedSmaller', 0]))
  if (condition.length > 0) {
    const worse = count((home) => home.condition !== null && !condition.includes(home.condition))
    lessons.push(
      ...lesson('condition', ['badCondition', disliked('condition').length], ['likedWorse', worse]),
    )
  }
  const wanted = wishes.length > 0 ? wishes : must
  if (wanted.length > 0) {
    const without = count((home) => wanted.some((one) => home.no.includes(one)))
    lessons.push(
      ...lesson(
        wishes.length > 0 ? 'wishes' : 'must',
        ['missedFeature', disliked('feature').length],
        ['likedWithout', without],
      ),
    )
  }
  if (where !== null) lessons.push(...badPlaces(disliked('place')))
  return lessons
}

/** Municipalities where two homes were disliked for their place. */
function badPlaces(disliked: Reaction[]): Lesson[] {
  const seen = disliked.flatMap(({ facts }) => (facts && facts.muni > 0 ? [facts.muni] : []))
  const places = [...new Set(seen)].filter(
    (muni) => seen.filter((one) => one === muni).length >= LEAST,
  )
  return places.length === 0
    ? []
    : [
        {
          criterion: 'place',
          percent: 0,
          cause: 'badPlace',
          count: seen.filter((muni) => places.includes(muni)).length,
          places,
        },
      ]
}
