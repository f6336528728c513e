import type { Actor } from '../../contract/rights/actor.ts'
import type { Reader } from './sql/reader.ts'

/**
 * Rights on matches follow those on demands and homes: an ADMIN sees the agency's, a STAFF their
 * own and what is shared. Homes of other agencies, and of colleagues who do not share them, are
 * seen as the public sees them. Changing what became of a home asks for the right to change the
 * demand.
 */
export const readerOf = ({ agencyId, role, userId }: Actor): Reader => ({
  agencyId,
  userId: role === 'ADMIN' ? null : userId,
})
