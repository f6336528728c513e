import type { SavedHome } from '../../../../generated/model'

export const SORTS = ['newest', 'rating', 'drop', 'price'] as const
export type Sort = (typeof SORTS)[number]

/** How much a home's price changed since it was saved, EUR cents; zero when either is unknown. */
export const changeOf = ({
  price,
  priceWhenSaved,
}: Pick<SavedHome, 'price' | 'priceWhenSaved'>): number =>
  price === null || priceWhenSaved === null ? 0 : price - priceWhenSaved

const BY: Record<Sort, (a: SavedHome, b: SavedHome) => number> = {
  newest: (a, b) => b.savedAt.localeCompare(a.savedAt),
  rating: (a, b) => b.rating - a.rating,
  drop: (a, b) => changeOf(a) - changeOf(b),
  price: (a, b) => (a.price ?? Number.MAX_SAFE_INTEGER) - (b.price ?? Number.MAX_SAFE_INTEGER),
}

/** Homes of a folder (null: all) in an order; equal ones newest first. */
export function arranged(
  homes: readonly SavedHome[],
  folderId: string | null,
  sort: Sort,
): SavedHome[] {
  return homes
    .filter((home) => folderId === null || home.folderId === folderId)
    .toSorted((a, b) => BY[sort](a, b) || BY.newest(a, b))
}
