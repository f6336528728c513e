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

/**
 * Homes that an agency itself sold since an instant, newest first: kind, municipality and day, never
 * price or address. Only those that were on the market for all to see, and of which the owner
 * agreed: of one that was sold in silence nobody may know.
 */
export async function soldSince(db: Db, agencyId: string, since: Date): Promise<SoldHome[]> {
  const { rows } = await sql<{ type: PropertyType; ine: string | null; on: string }>`
    select type, doc #>> '{location,municipalityIne}' as ine,
      to_char(closed_at at time zone 'Europe/Madrid', 'YYYY-MM-DD') as on
    from property
    where agency_id = ${agencyId}::uuid and deleted_at is null and closed_at >= ${since}
      and published_at is not null and doc #>> '{publication,soldShown}' = 'true'
      and status = 'closed' and substatus is distinct from 'EXTERNAL' and 'V' = any(operations)
    order by closed_at desc, id desc limit ${MOST}`.execute(db)
  return rows.flatMap(({ type, ine, on }) => {
    const place = ine === null ? undefined : municipality(ine)?.name
    return place === undefined ? [] : [{ type, place, on }]
  })
}

type Sold = Pick<PropertyRecord, 'status' | 'substatus' | 'published_at' | 'doc'>

const isTold = ({ status, substatus, published_at, doc }: Sold): boolean =>
  status === 'closed' &&
  substatus !== 'EXTERNAL' &&
  published_at !== null &&
  doc.publication?.soldShown === true

/** A home that websites tell of as sold since this change, or no more: their pages are drawn anew. */
export async function tellOfSold(
  trx: Db,
  before: Sold,
  after: Sold & Pick<PropertyRecord, 'agency_id'>,
): Promise<void> {
  if (isTold(before) !== isTold(after)) await pagesChanged(trx, after.agency_id)
}
