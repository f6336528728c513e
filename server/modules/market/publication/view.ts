import type { MarketPublication, MarketRating } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { pictureFacts } from '../../property/index.ts'
import { halfRead } from '../half-read.ts'
import type { SellerRow } from '../seller/seller.repository.ts'
import { publicationLacks } from './lacks.ts'
import { picturesOf } from './picture.repository.ts'
import type { ItemRow } from './publication.repository.ts'

/** The mean of the stars, one decimal. */
export const ratingOf = ({
  rating_sum: sum,
  rating_count: count,
}: Pick<ItemRow, 'rating_sum' | 'rating_count'>): MarketRating => ({
  average: count === 0 ? null : Math.round((sum / count) * 10) / 10,
  count,
})

/** Publications as their seller has them. */
export async function toPublications(
  db: Db,
  rows: ItemRow[],
  seller: SellerRow | null,
): Promise<MarketPublication[]> {
  const ids = rows.map(({ id }) => id)
  const [pictures, unread] = [await picturesOf(db, ids), await halfRead(db, ids)]
  const facts = await pictureFacts(db, [...pictures.values()].flat())
  return rows.map((row) => {
    const hashes = pictures.get(row.id) ?? []
    return {
      id: row.id,
      state: row.state,
      doc: row.doc,
      pictures: hashes.map((hash) => ({ hash, color: facts.get(hash)?.color ?? null })),
      missing: [
        ...(unread.has(row.id) ? (['unread'] as const) : []),
        ...publicationLacks(row.doc, hashes.length, seller),
      ],
      rejectReason: row.reject_reason,
      rating: ratingOf(row),
      orders: row.orders,
      views: row.views,
      updatedAt: row.updated_at.toISOString(),
      version: row.version,
    }
  })
}
