import type { Listing, PropertyStatus } from '../../../generated/model/index.ts'
import { sql, type Db } from '../../db/index.ts'
import { findListings } from '../listing/index.ts'
import type { OwnFacts } from './writer.ts'

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
  /** For formats that may tell more than the public page, where their channel says so. */
  own: OwnFacts
}

/** A share in per cent, read tolerantly: another version may have written anything. */
const percent = (text: string | null): number | null => {
  const value = text === null ? NaN : Number(text)
  return value >= 0 && value <= 100 ? value : null
}

/** Homes by id, those that are gone for good left out. */
export async function candidates(db: Db, ids: string[], today: string): Promise<Candidate[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<
    Omit<Candidate, 'listing' | 'shown' | 'own'> & Record<'commission' | 'cadastral', string | null>
  >`
    select id, agency_id as "agencyId", agent_id as "agentId", status,
      doc -> 'mandate' ->> 'exclusive' as exclusive,
      doc -> 'mandate' ->> 'commissionOfferedPct' as commission,
      doc -> 'location' ->> 'cadastralRef' as cadastral,
      coalesce(mandate_ends < ${today}::date, false)
        and doc #> '{mandate,tacitExtension}' is distinct from 'true'::jsonb as "mandateOver"
    from property where id = any(${ids}::uuid[]) and deleted_at is null`.execute(db)
  const listings = await findListings(db, ids)
  return rows.map(({ commission, cadastral, ...row }) => {
    const found = listings.get(row.id)
    const shown = found?.public ?? null
    const own: OwnFacts = {
      isReserved: row.status === 'reserved',
      commissionPct: percent(commission),
      cadastralRef: cadastral?.trim() || null,
    }
    return { ...row, listing: found?.state === 'active' ? shown : null, shown, own }
  })
}
