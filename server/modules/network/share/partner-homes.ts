import { AssetSource, type NetworkOffer } from '../../../../generated/model/index.ts'
import { sql, type Db, type RawBuilder } from '../../../db/index.ts'
import { APPROVED, blocks } from '../circle/circle.repository.ts'

/** A home that another agency shares, with what was agreed for it. */
export interface PartnerHome extends NetworkOffer {
  id: string
}

export interface Wanted {
  /** For whom. */
  agencyId: string
  /** The day in the islands, YYYY-MM-DD. */
  today: string
  /** Kinds of network; null: all but OTHER. */
  sources?: AssetSource[] | null
  agreementId?: string | null
  networkId?: string | null
  /** Only these; null: all. */
  ids?: string[] | null
}

/** A share of the terms; null where another version wrote it so that nobody can read it. */
export const share = (name: 'commissionPct' | 'sellerSplitPct'): RawBuilder<number | null> => sql`
  (case when jsonb_typeof(v.terms -> ${sql.lit(name)}) = 'number'
    then (v.terms ->> ${sql.lit(name)})::float8 end)`

/** Kinds of network; OTHER is asked for by name. */
export const ALL_SOURCES = Object.values(AssetSource)
const USUAL = ALL_SOURCES.filter((source) => source !== 'OTHER')

/**
 * The one condition by which another agency's home may be shown: a share under an agreement in
 * force today, in a network that may share, with no block between the two, of a home that is on the
 * market by a mandate that lasts. An end of any of these takes effect with its commit.
 */
export const shown = ({
  agencyId,
  today,
  sources,
  agreementId = null,
  networkId = null,
  ids = null,
}: Wanted): RawBuilder<unknown> => sql`
  network_share s
  join agreement g on g.id = s.agreement_id and g.state in ('active', 'ending')
    and (g.ends_on is null or g.ends_on >= ${today}::date)
    and ((g.from_agency = ${agencyId}::uuid and g.to_agency = s.agency_id)
      or (g.to_agency = ${agencyId}::uuid and g.from_agency = s.agency_id))
  join network n on n.id = g.network_id and ${APPROVED}
  join agreement_version v on v.agreement_id = g.id and v.number = g.in_force
  join agency a on a.id = s.agency_id
  join listing l on l.id = s.property_id and l.state = 'active' and l.agency_id = s.agency_id
  where s.state = 'shared' and (s.until is null or s.until >= ${today}::date)
    and n.kind = any(${sources ?? USUAL}::text[])
    and ${share('commissionPct')} is not null and ${share('sellerSplitPct')} is not null
    and (${agreementId}::uuid is null or g.id = ${agreementId}::uuid)
    and (${networkId}::uuid is null or g.network_id = ${networkId}::uuid)
    and (${ids === null} or s.property_id = any(${ids ?? []}::uuid[]))
    and not ${blocks(sql`${agencyId}`, sql`s.agency_id`)}`

/**
 * Homes that partners share with an agency, each once: of several agreements the one that leaves
 * most to who sells.
 */
export async function partnerHomes(db: Db, wanted: Wanted): Promise<Map<string, PartnerHome>> {
  const { rows } = await sql<PartnerHome>`
    select distinct on (s.property_id) s.property_id as id, n.kind as source,
      s.agency_id as "agencyId", coalesce(a.doc ->> 'tradeName', a.slug) as "agencyName",
      g.id as "agreementId", ${share('commissionPct')} as "commissionPct",
      ${share('sellerSplitPct')} as "sellerPct",
      coalesce(v.terms ->> 'onPartnerWeb' = 'true', false) as "onPartnerWeb",
      coalesce(v.terms ->> 'onPortals' = 'true', false) as "onPortals"
    from ${shown(wanted)}
    order by s.property_id, ${share('commissionPct')} * ${share('sellerSplitPct')} desc, g.id`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** How many homes come by networks of each kind, OTHER too. */
export async function countBySource(
  db: Db,
  wanted: Pick<Wanted, 'agencyId' | 'today'>,
): Promise<{ source: AssetSource; count: number }[]> {
  const { rows } = await sql<{ source: AssetSource; count: number }>`
    select n.kind as source, count(distinct s.property_id)::int as count
    from ${shown({ ...wanted, sources: ALL_SOURCES })} group by 1 order by 1`.execute(db)
  return rows
}

/** What was agreed for a home, where it is shared. */
export function offerOf(home: PartnerHome | undefined): NetworkOffer | null {
  if (!home) return null
  const { id: _id, ...offer } = home
  return offer
}
