import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { Tables } from '../../db/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { isOwn, ownRows } from '../../contract/rights/row.ts'

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
  return eb.and([agency, eb.or([ownRows('offer', me), ownRows('property', me)])])
}

/** Is the home theirs to change? Who brought an offer for a colleague's home may not accept it. */
export const ownHome = (
  home: { home_agent: string | null; home_creator: string | null },
  actor: Actor,
): boolean => isOwn({ agent_id: home.home_agent, created_by: home.home_creator }, actor)
