import type { OrderState } from '../../../../generated/model/index.ts'
import type { Cursor } from '../../../contract/cursor.ts'
import { sql, type Db, type RawBuilder } from '../../../db/index.ts'
import type { NamedHome } from '../home-line.ts'
import type { OrderRow as Stored } from '../order.repository.ts'

/** An order with the names that a list shows. */
export type Listed = Stored &
  NamedHome & {
    seller_name: string | null
    buyer_name: string
  }

/** Whose orders: those sold by a seller, or those bought by an agency, of one person where told. */
export type Whose = { sellerId: string } | { agencyId: string; userId?: string }

interface Asked {
  whose: Whose
  state: OrderState | undefined
  propertyId: string | undefined
}

const fitsOf = ({ whose, state, propertyId }: Asked): RawBuilder<unknown> => {
  const rows =
    'sellerId' in whose
      ? sql`o.seller_id = ${whose.sellerId}::uuid`
      : sql`o.buyer_agency = ${whose.agencyId}::uuid
        ${whose.userId ? sql`and o.buyer_user = ${whose.userId}::uuid` : sql``}`
  return sql`${rows}
    ${state ? sql`and o.state = ${state}` : sql``}
    ${propertyId ? sql`and o.property_id = ${propertyId}::uuid` : sql``}`
}

/** Whether an order waits for those whose it is. */
const turnOf = ({ whose }: Asked): RawBuilder<boolean> =>
  'sellerId' in whose ? sql`o.seller_turn` : sql`o.buyer_turn`

/** Those that wait first, then the newest; one more than the page has. */
export async function listedRows(
  db: Db,
  asked: Asked,
  { after, limit }: { after: Pick<Cursor, 'value' | 'id'> | null; limit: number },
): Promise<Listed[]> {
  const [fits, turn] = [fitsOf(asked), turnOf(asked)]
  const beyond =
    after === null
      ? sql``
      : sql`and (${turn}::int, o.id) < (${after.value}::int, ${after.id}::uuid)`
  const { rows } = await sql<Listed>`
    select o.*, s.doc ->> 'displayName' as seller_name,
      coalesce(a.doc ->> 'tradeName', a.slug) as buyer_name, p.ref,
      p.doc -> 'location' ->> 'town' as town, p.doc -> 'location' ->> 'municipalityIne' as ine
    from (select o.* from market_order o where ${fits} ${beyond}
      order by ${turn} desc, o.id desc limit ${limit + 1}) o
    join seller s on s.id = o.seller_id join agency a on a.id = o.buyer_agency
    left join property p on p.id = o.property_id and p.deleted_at is null
    order by ${turn} desc, o.id desc`.execute(db)
  return rows
}

/** How many there are, and how many of them wait for those whose they are. */
export async function countListed(db: Db, asked: Asked): Promise<{ total: number; turns: number }> {
  const { rows } = await sql<{ total: number; turns: number }>`
    select count(*)::int as total, count(*) filter (where ${turnOf(asked)})::int as turns
    from market_order o where ${fitsOf(asked)}`.execute(db)
  return rows[0] ?? { total: 0, turns: 0 }
}
