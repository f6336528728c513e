import type { Db } from '../../db/index.ts'
import { getUser, isHere } from '../user/index.ts'
import type { LinkRow } from './owner.repository.ts'

/**
 * Does a link still open its page? Its address was told to an agent, to pass on: once they have left
 * they would go on reading how their agency sells a home, and answer in its owner's name.
 */
export async function opens(
  db: Db,
  { created_by: by, agency_id: agencyId }: Pick<LinkRow, 'created_by' | 'agency_id'>,
): Promise<boolean> {
  const agent = by === null ? null : await getUser(db, by)
  return isHere(agent) && agent.agency_ids.includes(agencyId)
}
