import type { Actor, Work } from '../../contract/rights/actor.ts'
import type { Target, TargetInput, TargetList } from '../../../generated/model/index.ts'
import { notFound } from '../../contract/errors.ts'
import type { Db } from '../../db/index.ts'
import type { Whose } from '../property/index.ts'
import { agentsOf } from '../user/index.ts'
import { keepTarget, targetsOf, type TargetRow } from './dashboard.repository.ts'

const toTarget = (
  { id, name }: { id: string; name: string },
  row: TargetRow | undefined,
): Target => ({
  id,
  name,
  captures: row?.captures ?? null,
  visits: row?.visits ?? null,
  matches: row?.matches ?? null,
})

/** Targets of who works here; of a STAFF their own. */
export async function listTargets(db: Db, actor: Actor): Promise<TargetList> {
  const [people, targets] = [
    await agentsOf(db, actor.agencyId),
    await targetsOf(db, actor.agencyId),
  ]
  const shown = people.filter(
    ({ id, active }) => active && (actor.role === 'ADMIN' || id === actor.userId),
  )
  return { items: shown.map((person) => toTarget(person, targets.get(person.id))) }
}

/** Sets a person's targets; 404 for who does not work here. The contract lets only an ADMIN in. */
export async function setTarget(
  { trx, deps, actor }: Work,
  userId: string,
  { captures, visits, matches }: TargetInput,
): Promise<Target> {
  const person = (await agentsOf(trx, actor.agencyId)).find(
    ({ id, active }) => id === userId && active,
  )
  if (!person) return notFound(actor.lang)
  const changes = {
    ...(captures === undefined ? {} : { captures }),
    ...(visits === undefined ? {} : { visits }),
    ...(matches === undefined ? {} : { matches }),
  }
  return toTarget(person, await keepTarget(trx, actor.agencyId, userId, changes, deps.now()))
}

/**
 * What a person, or all who work here together, aim at in a month; null where nobody set anything.
 */
export async function aimOf(
  db: Db,
  { agencyId, userId }: Whose,
): Promise<Pick<Target, 'captures' | 'visits' | 'matches'>> {
  const working = new Set(
    (await agentsOf(db, agencyId)).filter(({ active }) => active).map(({ id }) => id),
  )
  const rows = [...(await targetsOf(db, agencyId)).values()].filter(({ user_id: id }) =>
    userId === null ? working.has(id) : id === userId,
  )
  const sum = (key: 'captures' | 'visits' | 'matches'): number | null => {
    const set = rows.flatMap((row) => row[key] ?? [])
    return set.length === 0 ? null : set.reduce((total, one) => total + one, 0)
  }
  return { captures: sum('captures'), visits: sum('visits'), matches: sum('matches') }
}
