import type {
  AnalysisResponse,
  AnalysisWait,
  GetAnalysisResponseParams,
} from '../../../generated/model/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'
import { clockOf } from '../inbox/index.ts'
import { cohortFor } from './asked.ts'
import { groupNames } from './group-names.ts'
import { CLASSES, waitsOf, type WaitRow } from './response.repository.ts'
import { LEAST, shareOf } from './share.ts'

/** Classes of waits are compared only where each has so many. */
const LEAST_OF_CLASS = 20

const NOBODY: WaitRow = {
  whole: true,
  key: null,
  n: 0,
  answered: 0,
  quick: 0,
  hour: 0,
  goal: 0,
  median: null,
  slow: null,
}

const toWait = (row: WaitRow, name: string | null): AnalysisWait => ({
  key: row.key,
  name,
  n: row.n,
  answered: row.answered,
  quick: row.quick,
  hour: row.hour,
  goal: row.goal,
  shareGoal: shareOf(row.goal, row.n),
  medianMinutes: row.median,
  slowMinutes: row.answered < LEAST ? null : row.slow,
})

/** How fast the enquiries of a period were answered, within the actor's rights. */
export async function readResponse(
  db: Db,
  actor: Actor,
  query: GetAnalysisResponseParams,
  now: Date,
): Promise<AnalysisResponse> {
  const of = await cohortFor(db, actor, query, now)
  const clock = await clockOf(db, actor.agencyId)
  const { groups, classes, hours } = await waitsOf(db, of, clock, query.groupBy)
  const parts = groups.filter(({ whole }) => !whole)
  const names = await groupNames(
    db,
    actor.agencyId,
    query.groupBy,
    parts.map(({ key }) => key),
  )
  return {
    from: of.period.from,
    to: of.period.to,
    asOf: of.now.toISOString(),
    agentId: of.whose.userId,
    goalMinutes: clock.goalMinutes,
    total: toWait(groups.find(({ whole }) => whole) ?? NOBODY, null),
    classes: [...CLASSES, null].map((upTo, place) => {
      const { n, visited } = classes.find((one) => one.class === place) ?? { n: 0, visited: 0 }
      return { upTo, n, visited, share: shareOf(visited, n, LEAST_OF_CLASS) }
    }),
    hours: hours.map(({ weekday, hour, n, median }) => ({
      weekday,
      hour,
      n,
      medianMinutes: n < LEAST ? null : median,
    })),
    groups: parts.map((row) => toWait(row, (row.key && names.get(row.key)) || null)),
  }
}
