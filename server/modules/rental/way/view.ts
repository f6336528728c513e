import type {
  Rental,
  RentalDue,
  RentalOfficer,
  RentalStep,
} from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { namesOf } from '../../user/index.ts'
import type { FileRow } from '../rental.repository.ts'
import { officerNames } from './officers.ts'
import { movesFrom } from './transitions.ts'
import { duesOf, stepsOf, type DueRow, type StepRow } from './way.repository.ts'

export const toDue = ({ kind, due_on, done_at }: DueRow): RentalDue => ({
  kind,
  dueOn: due_on,
  doneAt: done_at?.toISOString() ?? null,
})

/** One of the programme's people by id; null where nobody is, or they are of it no more. */
export function officerIn(officers: Map<string, string>, id: string | null): RentalOfficer | null {
  const name = id === null ? undefined : officers.get(id)
  return id === null || name === undefined ? null : { id, name }
}

const toStep = (row: StepRow, names: Map<string, string>): RentalStep => ({
  from: row.from_state,
  to: row.to_state,
  reason: row.reason,
  words: row.words,
  byName: row.by_user === null ? null : (names.get(row.by_user) ?? null),
  at: row.at.toISOString(),
})

/** Where a file may go from here, how it came here, what is due, and who looks after it. */
export async function wayOf(
  db: Db,
  row: FileRow,
): Promise<Pick<Rental, 'assignedTo' | 'moves' | 'steps' | 'dues'>> {
  const steps = await stepsOf(db, row.id)
  const people = steps.map((step) => step.by_user)
  const names = await namesOf(db, [...new Set(people.filter((id) => id !== null))])
  const rejected = steps.findLast((step) => step.to_state === 'rejected')
  return {
    assignedTo: officerIn(await officerNames(db), row.assigned_to),
    moves: movesFrom(row.state, rejected?.from_state ?? null),
    steps: steps.map((step) => toStep(step, names)),
    dues: (await duesOf(db, row.id)).map(toDue),
  }
}
