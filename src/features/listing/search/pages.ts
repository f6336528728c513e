import { changed, hrefOf, type Search } from './search-state'

/**
 * Pages of a list that is walked by its keys: the one before, the one after, each a real address.
 */
export function pagesOf(
  search: Search,
  { next, previous }: { next: string | null; previous: string | null },
): { next: string | null; previous: string | null } {
  const at = (cursor: string, page: number): string => hrefOf({ ...search, cursor, page })
  const back =
    search.page <= 2 ? hrefOf(changed(search, {})) : previous && at(previous, search.page - 1)
  return { next: next && at(next, search.page + 1), previous: search.page > 1 ? back : null }
}
