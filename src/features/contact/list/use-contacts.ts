import { getListContactsQueryKey, listContacts } from '../../../../generated/api/contact/contact'
import { itemsOf, usePages } from '../../../lib/pages'
import { toParams, type ContactQuery } from './contact-query'

const PAGE = 60

/** The list as far as it was scrolled; pages come as they are needed. */
export function useContacts(query: ContactQuery) {
  const params = toParams(query)
  const list = usePages({
    queryKey: [...getListContactsQueryKey(params), 'scroll'],
    ask: (from, signal) =>
      listContacts({ ...params, limit: PAGE, ...from }, { silent: true }, signal),
    keep: 'all',
  })
  const first = list.data?.pages[0]
  return { ...list, rows: itemsOf(list.data), total: first?.total ?? 0, counts: first?.counts }
}
