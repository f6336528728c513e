import { asObject, sql, type Db, type RawBuilder } from '../../db/index.ts'
import { isUuid } from '../../db/id.ts'
import { dayOf } from '../../time/madrid.ts'
import { ALL_SOURCES, isMember, partnerHomes } from '../network/index.ts'
import { Fault } from './odata/fault.ts'

/** Whose records are read: an agency's, and of its partners those that a network shares with it. */
export interface Scope {
  agencyId: string
  /** Homes of partners. */
  shared: string[]
  /** The agencies of all these homes. */
  agencyIds: string[]
}

/** An agency by itself, or with what a network of its shares; throws 404 for another's network. */
export async function scopeOf(
  db: Db,
  agencyId: string,
  networkId: string | null,
  now: Date,
): Promise<Scope> {
  if (networkId === null) return { agencyId, shared: [], agencyIds: [agencyId] }
  if (!isUuid(networkId) || !(await isMember(db, agencyId, networkId)))
    throw new Fault(404, 'NotFound', 'There is no such network', 'network')
  const wanted = { agencyId, networkId, today: dayOf(now), sources: ALL_SOURCES }
  const homes = [...(await partnerHomes(db, wanted)).values()]
  return {
    agencyId,
    shared: homes.map(({ id }) => id),
    agencyIds: [...new Set([agencyId, ...homes.map((home) => home.agencyId)])],
  }
}

/** Fields that lead to a partner's agent or office, round the agreement. */
const CONTACT = [
  'ListAgentKey',
  'ListAgentFullName',
  'ListAgentDirectPhone',
  'ListOfficePhone',
  'ListOfficeEmail',
  'ListingURL',
]

/**
 * Rows of homes: the agency's own, of which one that was put away is told for a month, and those
 * that partners share, without a way to them. What is not told cannot be filtered by, either.
 */
export const rowsOfHomes = ({ agencyId, shared }: Scope): RawBuilder<unknown> => sql`(
  select * from reso_property p where p.agency_id = ${agencyId}::uuid
    and not (p.standard_status = 'Delete'
      and p.modification_timestamp < now() - interval '30 days')
  union all
  select told.* from reso_property p cross join lateral jsonb_populate_record(p,
    jsonb_build_object('list_agent_key', null, 'record', ${asObject(sql`p.record`)} - ${CONTACT}::text[])) told
  where p.property_id = any(${shared}::uuid[]) and p.agency_id <> ${agencyId}::uuid
    and p.standard_status in ('Active', 'Active Under Contract', 'Pending'))`
