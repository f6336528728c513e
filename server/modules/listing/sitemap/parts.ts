import { sql, type Db } from '../../../db/index.ts'
import { ADDRESSES_PER_PAGE, MOST_ADDRESSES } from '../../../pages/sitemap.ts'

/**
 * Homes a part is meant to hold, a fifth under the most, so that homes published since its borders
 * were drawn have room.
 */
export const HOMES_PER_PART = 10_000
/** Homes a part holds at most. */
const MOST_HOMES = MOST_ADDRESSES / ADDRESSES_PER_PAGE
/** Homes read at once. */
const PAGE = 1_000
const HOUR_MS = 3_600_000

/** Id of the first home of each part, in order; the first part begins before every id. */
export type Borders = readonly string[]

const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Walks the homes on offer along their ids, a part at a time: inside one index, whatever their
 * number.
 */
async function drawBorders(db: Db, perPart: number): Promise<Borders> {
  const borders = [FIRST]
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select id from listing_search where id >= ${borders.at(-1)} group by id
      order by id offset ${perPart} limit 1`.execute(db)
    const next = rows[0]
    if (!next) return borders
    borders.push(next.id)
  }
}

interface Drawn {
  at: number
  borders: Promise<Borders>
}

/** The borders of the parts, drawn anew every hour. */
export function partBorders(
  db: Db,
  now: () => Date,
  perPart = HOMES_PER_PART,
): () => Promise<Borders> {
  let drawn: Drawn | null = null
  return () => {
    const at = now().getTime()
    if (drawn && at - drawn.at < HOUR_MS) return drawn.borders
    const borders = drawBorders(db, perPart)
    drawn = { at, borders }
    borders.catch(() => (drawn = null))
    return borders
  }
}

export interface Home {
  id: string
  /** When something that everybody reads last changed. */
  updatedAt: Date
}

const timeOf = (told: string | null, written: Date): Date =>
  told === null || Number.isNaN(Date.parse(told)) ? written : new Date(told)

/** The homes from one border to the next (null: to the end), a page at a time. */
export async function* homesOfPart(
  db: Db,
  from: string,
  until: string | null,
): AsyncGenerator<Home[]> {
  let after: string | null = null
  for (let left = MOST_HOMES; left > 0;) {
    const rows = await db
      .selectFrom('listing')
      .select(['id', 'updated_at', sql<string | null>`public ->> 'updatedAt'`.as('told')])
      .where('state', '=', 'active')
      .where('id', after === null ? '>=' : '>', after ?? from)
      .$if(until !== null, (query) => query.where('id', '<', until ?? ''))
      .orderBy('id')
      .limit(Math.min(PAGE, left))
      .execute()
    if (rows.length === 0) return
    yield rows.map(({ id, told, updated_at }) => ({ id, updatedAt: timeOf(told, updated_at) }))
    left -= rows.length
    after = rows.at(-1)?.id ?? null
  }
}
