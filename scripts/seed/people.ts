import type { Deps } from '../../server/contract/deps.ts'
import { createKnownPerson } from '../../server/modules/user/index.ts'
import type { DemoPerson } from './demo-person.ts'

/** People without an agency; those who are there already stay as they are. */
export async function seedOthers(
  deps: Deps,
  people: DemoPerson[],
  password: string,
): Promise<void> {
  for (const person of people) await createKnownPerson(deps.db, { ...person, password })
}
