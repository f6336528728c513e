import type { Target } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { keepTarget, targetsOf } from './dashboard.repository.ts'

/** Writes what a person of the agency aims at; false: they have said so here, or said nothing. */
export async function restoreTarget(
  trx: Db,
  agencyId: string,
  { id, captures, visits, matches }: Target,
  now: Date,
): Promise<boolean> {
  if (captures === null && visits === null && matches === null) return false
  if ((await targetsOf(trx, agencyId)).has(id)) return false
  await keepTarget(trx, agencyId, id, { captures, visits, matches }, now)
  return true
}
