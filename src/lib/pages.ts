import { useInfiniteQuery, type InfiniteData, type QueryKey } from '@tanstack/react-query'

/** A page of a list, and where the next begins; null after the last. */
interface Page<Item> {
  items: Item[]
  next: string | null
}

interface PagesInput<P> {
  /**
   * Below the generated key of the list, so that what invalidates the list reaches its pages, too.
   */
  queryKey: QueryKey
  /** Asks for the page that begins there; the first has no place to begin at. */
  ask: (from: { cursor?: string }, signal: AbortSignal) => Promise<P>
  /** Which pages of another key stay until those of this one have come; none, unless said. */
  keep?: 'all' | 'first'
  /** In milliseconds, or never. */
  refetchInterval?: number | false
}

/** A list of the server's that comes page by page. */
export const usePages = <P extends Page<unknown>>({
  queryKey,
  ask,
  keep,
  refetchInterval = false,
}: PagesInput<P>) =>
  useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => ask(pageParam ? { cursor: pageParam } : {}, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval,
    ...(keep && {
      placeholderData: (before: InfiniteData<P, string> | undefined) =>
        keep === 'all'
          ? before
          : before && {
              pages: before.pages.slice(0, 1),
              pageParams: before.pageParams.slice(0, 1),
            },
    }),
  })

/** All that has come so far. */
export const itemsOf = <Item>(data: InfiniteData<Page<Item>> | undefined): Item[] =>
  data?.pages.flatMap(({ items }) => items) ?? []
