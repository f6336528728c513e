import { ownRows } from '../../contract/rights/row.ts'
import { sql, type RawBuilder } from '../../db/index.ts'
import type { Whose } from '../property/index.ts'

/** Whose figures: one person's, those of a branch's people, or (both null) the agency's. */
export interface Asker extends Whose {
  people: string[] | null
}

/** Enquiries `l` that they have now. */
export const theirLeads = ({ agencyId, userId, people }: Asker): RawBuilder<unknown> => sql`
  l.agency_id = ${agencyId}::uuid
  ${userId === null ? sql`` : sql`and l.assigned_to = ${userId}::uuid`}
  ${people === null ? sql`` : sql`and l.assigned_to = any(${people}::uuid[])`}`

/** Homes `p` that a person looks after or entered, that a branch's people look after, or all. */
export const theirHomes = ({ agencyId, userId, people }: Asker): RawBuilder<unknown> => sql`
  p.agency_id = ${agencyId}::uuid and p.deleted_at is null
  ${userId === null ? sql`` : sql`and ${ownRows('p', userId)}`}
  ${people === null ? sql`` : sql`and p.agent_id = any(${people}::uuid[])`}`

/** The whole agency is asked for: costs and closed months are its alone. */
export const isWhole = ({ userId, people }: Asker): boolean => userId === null && people === null
