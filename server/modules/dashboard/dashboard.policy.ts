import type { Actor } from '../../contract/rights/actor.ts'
import { notFound } from '../../contract/errors.ts'
import type { Db } from '../../db/index.ts'
import type { Whose } from '../property/index.ts'
import { agentsOf } from '../user/index.ts'

/**
 * Rights on numbers: a STAFF counts their own, an ADMIN the agency's. What other rooms are asked
 * for they give by their own rights; a number never says more than the list behind it.
 */
export const whoseOf = ({ agencyId, role, userId }: Actor): Whose => ({
  agencyId,
  userId: role === 'ADMIN' ? null : userId,
})

/** Whose month an actor asks for; 404 for people of others, and for colleagues of a STAFF. */
export async function askedFor(db: Db, actor: Actor, agentId: string | undefined): Promise<Whose> {
  const mine = whoseOf(actor)
  if (agentId === undefined || agentId === mine.userId) return mine
  const known =
    actor.role === 'ADMIN' && (await agentsOf(db, actor.agencyId)).some(({ id }) => id === agentId)
  return known ? { agencyId: actor.agencyId, userId: agentId } : notFound(actor.lang)
}
