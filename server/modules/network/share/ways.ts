import { sql, type Db } from '../../../db/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { APPROVED, blocks } from '../circle/circle.repository.ts'
import { ALL_SOURCES, share, shown, type Wanted } from './partner-homes.ts'

/** A network by which a home is shared now, and the agreement that does it. */
export interface Way {
  propertyId: string
  networkId: string
  /** Whose home it is. */
  listerId: string
  agreementId: string
  /** Number of the terms in force. */
  termsNumber: number
}

type Asked = Pick<Wanted, 'agencyId' | 'today'> & { ids: string[] }

/**
 * By which networks homes of others are shared with an agency now; of each home the agreement first
 * that leaves most to who sells, as everywhere (`partnerHomes`).
 */
export async function waysToPartner(db: Db, wanted: Asked): Promise<Way[]> {
  const { rows } = await sql<Way>`
    select s.property_id as "propertyId", n.id as "networkId", s.agency_id as "listerId",
      g.id as "agreementId", v.number as "termsNumber"
    from ${shown({ ...wanted, sources: ALL_SOURCES })}
    order by s.property_id, ${share('commissionPct')} * ${share('sellerSplitPct')} desc, g.id`.execute(
    db,
  )
  return rows
}

/** By which networks own homes of an agency stand at some partner's desk now. */
async function ofLister(db: Db, { agencyId, today, ids }: Asked): Promise<Way[]> {
  const { rows } = await sql<Way>`
    select distinct on (s.property_id, n.id) s.property_id as "propertyId", n.id as "networkId",
      s.agency_id as "listerId", g.id as "agreementId", v.number as "termsNumber"
    from network_share s
    join agreement g on g.id = s.agreement_id and g.state in ('active', 'ending')
      and (g.ends_on is null or g.ends_on >= ${today}::date)
    join network n on n.id = g.network_id and ${APPROVED}
    join agreement_version v on v.agreement_id = g.id and v.number = g.in_force
    join listing l on l.id = s.property_id and l.state = 'active' and l.agency_id = s.agency_id
    where s.agency_id = ${agencyId} and s.state = 'shared'
      and (s.until is null or s.until >= ${today}::date)
      and s.property_id = any(${ids}::uuid[])
      and not ${blocks(sql`g.from_agency`, sql`g.to_agency`)}
    order by s.property_id, n.id, g.id`.execute(db)
  return rows
}

/** Ways by which an agency has to do with homes now: partners' homes and own ones that it shares. */
export async function waysTo(db: Db, wanted: Asked): Promise<{ partner: Way[]; own: Way[] }> {
  if (wanted.ids.length === 0) return { partner: [], own: [] }
  return { partner: await waysToPartner(db, wanted), own: await ofLister(db, wanted) }
}

/**
 * By which networks two agencies had an agreement when one asked the other for something: what was
 * agreed on while it lasted stands after its end. First those that share these homes, or did last.
 */
export async function waysSince(
  db: Db,
  { agencyId, listerId, at, ids }: { agencyId: string; listerId: string; at: Date; ids: string[] },
): Promise<Way[]> {
  const { rows } = await sql<Way>`
    select h.id as "propertyId", g.network_id as "networkId", ${listerId}::uuid as "listerId",
      g.id as "agreementId", v.number as "termsNumber"
    from unnest(${ids}::uuid[]) h (id) cross join agreement g
    join agreement_version v on v.agreement_id = g.id and v.number = g.in_force
    left join network_share s on s.agreement_id = g.id and s.property_id = h.id
    where g.created_at <= ${at} and (g.ends_on is null or g.ends_on >= ${dayOf(at)}::date)
      and ((g.from_agency = ${agencyId} and g.to_agency = ${listerId})
        or (g.to_agency = ${agencyId} and g.from_agency = ${listerId}))
      and ${share('commissionPct')} is not null and ${share('sellerSplitPct')} is not null
    order by h.id, coalesce(s.state = 'shared', false) desc,
      ${share('commissionPct')} * ${share('sellerSplitPct')} desc, g.id`.execute(db)
  return rows
}

/**
 * Whether two agencies had agreed on something then of which nobody here reads how a commission is
 * divided: what was brought by it is told once that is read.
 */
export async function isAgreedUnread(
  db: Db,
  { agencyId, listerId, at }: { agencyId: string; listerId: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select from agreement g
    join agreement_version v on v.agreement_id = g.id and v.number = g.in_force
    where g.created_at <= ${at} and (g.ends_on is null or g.ends_on >= ${dayOf(at)}::date)
      and ${agencyId}::uuid in (g.from_agency, g.to_agency)
      and ${listerId}::uuid in (g.from_agency, g.to_agency)
      and (${share('commissionPct')} is null or ${share('sellerSplitPct')} is null)
    limit 1`.execute(db)
  return rows.length > 0
}

/** What a version of an agreement divides, in per cent; null where nobody can read it any more. */
export async function termsOf(
  db: Db,
  agreementId: string,
  number: number,
): Promise<{ commissionPct: number; sellerSplitPct: number } | null> {
  const { rows } = await sql<{ commissionPct: number | null; sellerSplitPct: number | null }>`
    select ${share('commissionPct')} as "commissionPct", ${share('sellerSplitPct')} as "sellerSplitPct"
    from agreement_version v where v.agreement_id = ${agreementId} and v.number = ${number}`.execute(
    db,
  )
  const [{ commissionPct, sellerSplitPct } = { commissionPct: null, sellerSplitPct: null }] = rows
  return commissionPct === null || sellerSplitPct === null
    ? null
    : { commissionPct, sellerSplitPct }
}
