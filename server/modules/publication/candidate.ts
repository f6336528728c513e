import type { Listing, PropertyStatus } from '../../../generated/model/index.ts'
import { sql, type Db } from '../../db/index.ts'
import { findListings } from '../listing/index.ts'

/** What decides whether a home goes out: of the record only this, of the home what is public. */
export interface Candidate {
  id: string
  agencyId: string
  agentId: string | null
  status: PropertyStatus | 'deleted'
  /** Kind of mandate. */
  exclusive: string | null
  mandateOver: boolean
  /** As the public sees it; null when it does not. */
  listing: Listing | null
  /** As the public sees it or last saw it; null when it never did. */
  shown: Listing | null
}

/** Homes by id, those that are gone for good left out. */
export async function candidates(db: Db, ids: string[], today: string): Promise<Candidate[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Omit<Candidate, 'listing' | 'shown'>>`
    select id, agency_id as "agencyId", agent_id as "agentId", status,
      doc -> 'mandate' ->> 'exclusive' as exclusive,
      coalesce(mandate_ends < ${today}::date, false)
        and doc #> '{mandate,tacitExtension}' is distinct from 'true'::jsonb as "mandateOver"
    from property where id = any(${ids}::uuid[]) and deleted_at is null`.execute(db)
  const listings = await findListings(db, ids)
  return rows.map((row) => {
    const found = listings.get(row.id)
    const shown = found?.public ?? null
    return { ...row, listing: found?.state === 'active' ? shown : null, shown }
  })
}
