import type { Listing, PropertyMandate } from '../../../../generated/model/index.ts'
import { sql, type Db } from '../../../db/index.ts'
import { findListings } from '../../listing/index.ts'

/** What decides whether a home is shared: of the record only this, of the home what is public. */
export interface SharedHome {
  id: string
  agencyId: string
  mandate: PropertyMandate
  tags: string[]
  /**
   * It came by a feed (its origin is `<provider>:<source>`, docs/decisions/0062) that nobody has
   * marked as the agency's own portfolio.
   */
  foreign: boolean
  /** A public picture holds a code that can be read. */
  coded: boolean
  /** Names of agency and agent. */
  names: string[]
  /** As the public sees it; null when it does not. */
  listing: Listing | null
}

type Row = Omit<SharedHome, 'listing' | 'names' | 'mandate'> & {
  /** The column itself, so that it is read by the contract: a mandate of another version, too. */
  doc: { mandate?: PropertyMandate }
  names: (string | null)[]
}

/**
 * Waits for whoever is saving these homes, in one order, so that what is judged is what they saved;
 * with a share in hand already it would wait for them while they wait for that in turn.
 */
export async function holdHomes(trx: Db, ids: string[]): Promise<void> {
  await sql`select 1 from property where id = any(${ids}::uuid[]) order by id for share`.execute(
    trx,
  )
}

/** The same of one home, which nobody else judges meanwhile: of two the later sees the earlier. */
export async function holdHome(trx: Db, id: string): Promise<void> {
  await sql`select 1 from property where id = ${id} for no key update`.execute(trx)
}

/** Homes by id; those that are gone for good are missing. */
export async function sharedHomes(db: Db, ids: string[]): Promise<SharedHome[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Row>`
    select p.id, p.agency_id as "agencyId", p.doc, p.tags,
      coalesce(strpos(p.origin_system, ':') > 0, false)
        and (i.settings #> '{feed,ownPortfolio}') is distinct from 'true'::jsonb as "foreign",
      exists (select 1 from property_media m join media_file f on f.hash = m.hash
        where m.property_id = p.id and m.visibility = 'public' and f.has_code) as coded,
      array[a.doc ->> 'tradeName', a.doc ->> 'legalName',
        nullif(trim(u.first_name || ' ' || u.last_name), '')] as names
    from property p join agency a on a.id = p.agency_id
    left join app_user u on u.id = p.agent_id
    left join integration i
      on i.agency_id = p.agency_id and i.id::text = split_part(p.origin_system, ':', 2)
    where p.id = any(${ids}::uuid[]) and p.deleted_at is null order by p.id`.execute(db)
  const listings = await findListings(db, ids)
  return rows.map(({ doc, ...row }) => {
    const found = listings.get(row.id)
    return {
      ...row,
      mandate: doc.mandate ?? {},
      names: row.names.filter(
        (one) => (one !== null && one.includes(' ')) || (one?.length ?? 0) > 5,
      ) as string[],
      listing: found?.state === 'active' ? found.public : null,
    }
  })
}

/** Homes of agencies that are on the market or that an agreement knows, after an id. */
export async function homesToJudge(
  db: Db,
  { agreementId, agencyIds }: { agreementId: string; agencyIds: string[] },
  after: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id from listing where agency_id = any(${agencyIds}::uuid[]) and state = 'active'
      union select property_id from network_share where agreement_id = ${agreementId}
    ) known where id > ${after}::uuid order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
