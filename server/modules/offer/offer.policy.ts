import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { Tables } from '../../db/index.ts'
import type { Actor } from '../property/index.ts'

type Joined = Pick<Tables, 'offer' | 'property'>

/**
 * Rights on offers: an ADMIN the agency's; a STAFF those for homes they look after or entered, and
 * those they brought. A condition of a query on `offer` joined with its home.
 */
export function withinRights(
  eb: ExpressionBuilder<Joined, 'offer' | 'property'>,
  actor: Actor,
): ExpressionWrapper<Joined, 'offer' | 'property', SqlBool> {
  const agency = eb.and([
    eb('offer.agency_id', '=', actor.agencyId),
    eb('property.deleted_at', 'is', null),
  ])
  if (actor.role === 'ADMIN') return agency
  const me = actor.userId
  return eb.and([
    agency,
    eb.or([
      eb('offer.agent_id', '=', me),
      eb('offer.created_by', '=', me),
      eb('property.agent_id', '=', me),
      eb('property.created_by', '=', me),
    ]),
  ])
}

/** Is the home theirs to change? Who brought an offer for a colleague's home may not accept it. */
export const ownHome = (
  home: { home_agent: string | null; home_creator: string | null },
  actor: Actor,
): boolean =>
  actor.role === 'ADMIN' ||
  (actor.userId !== null &&
    (home.home_agent === actor.userId || home.home_creator === actor.userId))
