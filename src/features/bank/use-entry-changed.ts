import { useQueryClient } from '@tanstack/react-query'
import type { BankEntry, BankEntryPage } from '../../../generated/model'

/** The first part of the key of every list of entries. */
const LIST = '/api/v1/bank/entry/'

function changed(page: BankEntryPage, now: BankEntry): BankEntryPage {
  const before = page.items.find(({ id }) => id === now.id)
  if (!before) return page
  const counts = { ...page.counts }
  counts[before.state] -= 1
  counts[now.state] += 1
  return { ...page, counts, items: page.items.map((one) => (one.id === now.id ? now : one)) }
}

/**
 * An entry that was written stays where it is in the lists that are shown, with its way back; what
 * it paid is proposed for no other entry any more.
 */
export function useEntryChanged(): (now: BankEntry) => void {
  const client = useQueryClient()
  return (now) => {
    const paid = new Set(now.matches.map(({ recordId }) => recordId))
    const without = (page: BankEntryPage): BankEntryPage => ({
      ...page,
      items: page.items.map((one) =>
        one.id === now.id
          ? one
          : {
              ...one,
              proposals: one.proposals.filter(
                ({ items, missing }) =>
                  missing !== 0 || !items.some(({ recordId }) => paid.has(recordId)),
              ),
            },
      ),
    })
    client.setQueriesData<BankEntryPage>(
      { predicate: ({ queryKey: [address] }) => address === LIST },
      (page) => page && without(changed(page, now)),
    )
  }
}
