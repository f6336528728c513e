import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getListContactsQueryKey, listContacts } from '../../../../generated/api/contact/contact'
import { toParams, type ContactQuery } from './contact-query'

const PAGE = 60

/** The list as far as it was scrolled; pages come as they are needed. */
export function useContacts(query: ContactQuery) {
  const params = toParams(query)
  const list = useInfiniteQuery({
    queryKey: [...getListContactsQueryKey(params), 'scroll'],
    queryFn: ({ pageParam, signal }) => listContacts({ ...params, limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) }, { silent: true }, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
  const first = list.data?.pages[0]
  return { ...list, rows: list.data?.pages.flatMap(({ items }) => items) ?? [], total: first?.total ?? 0, counts: first?.counts }
}
