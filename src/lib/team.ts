import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getListUsersQueryKey, listUsers } from '../../generated/api/user/user'
import type { User } from '../../generated/model'

/** People that the server gives at once. */
const PAGE = 100
/** More are no agency: a server that always says there is another page is not asked for ever. */
const MOST_PAGES = 50

interface TeamInput {
  /** Part of a name or e-mail; everybody unless told. */
  q?: string
  enabled?: boolean
}

/**
 * All people of my agency, those who left or are only invited included, in the order they were
 * added, however many pages they are: a choice among them, or whether somebody else directs the
 * agency, must not hang on who came among the first.
 */
export const useTeam = ({ q, enabled = true }: TeamInput = {}) =>
  useQuery({
    queryKey: [...getListUsersQueryKey(), 'all', q ?? ''],
    queryFn: async ({ signal }): Promise<{ items: User[] }> => {
      const items: User[] = []
      let cursor: string | null = null
      for (let pages = 0; pages < MOST_PAGES; pages += 1) {
        const page: Awaited<ReturnType<typeof listUsers>> = await listUsers(
          { limit: PAGE, ...(q && { q }), ...(cursor && { cursor }) },
          { signal, silent: true },
        )
        items.push(...page.items)
        cursor = page.next
        if (!cursor || items.length >= page.total) break
      }
      return { items }
    },
    enabled,
    placeholderData: keepPreviousData,
  })
