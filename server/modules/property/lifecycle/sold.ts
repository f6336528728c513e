import type { PropertyType } from '../../../../generated/model/index.ts'
import { sql, type Db } from '../../../db/index.ts'
import { pagesChanged } from '../../listing/index.ts'
import { municipality } from '../../place/index.ts'
import type { PropertyRecord } from '../property.repository.ts'

/** A home that the agency sold, as much of it as strangers may know. */
export interface SoldHome {
  type: PropertyType
  /** Its municipality. */
  place: string
  /** Day, `YYYY-MM-DD`. */
  on: string
}

const MOST = 48

/** What was sold, and how much of it may be told home by home. */
export interface SoldHomes {
  /** Newest first. */
  homes: SoldHome[]
  /** Also those that are not told. */
  total: number
}

/**
 * What an agency itself sold since an instant: how many homes, and kind, municipality and day of
 * those whose owner agreed, never price or address. Only homes that were on the market for all to
 * see: of one that was sold in silence nobody may know.
 */
export async function soldSince(db: Db, agencyId: string, since: Date): Promise<SoldHomes> {
  const { rows } = await sql<{
    type: PropertyType
    ine: string | null
    on: string
    shown: boolean | null
    total: number
  }>`
    select type, doc #>> '{location,municipalityIne}' as ine,
      to_char(closed_at at time zone 'Europe/Madrid', 'YYYY-MM-DD') as on,
      doc #>> '{publication,soldShown}' = 'true' as shown, count(*) over ()::int as total
    from property
    where agency_id = ${agencyId}::uuid and deleted_at is null and closed_at >= ${since}
      and published_at is not null
      and status = 'closed' and substatus is distinct from 'EXTERNAL' and 'V' = any(operations)
    order by shown desc nulls last, closed_at desc, id desc limit ${MOST}`.execute(db)
  const homes = rows.flatMap(({ type, ine, on, shown }) => {
    const place = ine === null ? undefined : municipality(ine)?.name
    return !shown || place === undefined ? [] : [{ type, place, on }]
  })
  return { homes, total: rows[0]?.total ?? 0 }
}

type Sold = Pick<
  PropertyRecord,
  'status' | 'substatus' | 'published_at' | 'doc' | 'type' | 'operations' | 'closed_at'
>

/** What a website tells of a home: nothing, that it counts, or what and where it was. */
function toldOf({
  status,
  substatus,
  published_at,
  doc,
  type,
  operations,
  closed_at,
}: Sold): string {
  if (status !== 'closed' || substatus === 'EXTERNAL' || published_at === null) return 'nothing'
  const counts = `${operations.includes('V')} ${closed_at?.getTime()}`
  return doc.publication?.soldShown === true
    ? `${counts} ${type} ${doc.location?.municipalityIne}`
    : counts
}

/** A home that websites tell of otherwise since this change: their pages are drawn anew. */
export async function tellOfSold(
  trx: Db,
  before: Sold,
  after: Sold & Pick<PropertyRecord, 'agency_id'>,
): Promise<void> {
  if (toldOf(before) !== toldOf(after)) await pagesChanged(trx, after.agency_id)
}
