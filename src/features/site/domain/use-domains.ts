import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import {
  checkSiteDomain,
  getListSiteDomainsQueryKey,
  useListSiteDomains,
} from '../../../../generated/api/site/site'
import type { SiteDomain, SiteDomainList } from '../../../../generated/model'

/** What is stored is read again so often while something is waited for; name servers are asked rarely. */
const [READ_MS, LOOK_MS] = [5000, 60_000]

/** Whether its records are still waited for. */
export const isWaiting = ({ state }: SiteDomain): boolean =>
  state === 'claimed' || state === 'proved'

/** Puts what a write answered in the place of what was read. */
export function useKeepDomains(siteId: string): (list: SiteDomainList) => void {
  const client = useQueryClient()
  return (list) => client.setQueryData(getListSiteDomainsQueryKey(siteId), list)
}

/**
 * The domains of a site, kept up to date by themselves: while one is waited for, its records are
 * looked at every minute, one domain after the other, as long as the screen is open.
 */
export function useDomains(siteId: string) {
  const keep = useKeepDomains(siteId)
  const query = useListSiteDomains(siteId, {
    query: {
      refetchInterval: ({ state }) => (state.data?.items.some(isWaiting) ? READ_MS : false),
    },
    request: { silent: true },
  })
  const look = useEffectEvent((turn: number) => {
    if (query.data?.canEdit !== true || document.hidden) return
    const waiting = query.data.items.filter(isWaiting)
    const next = waiting[turn % waiting.length]
    // What cannot be looked at now is by the server's own look.
    if (next)
      checkSiteDomain(siteId, next.id, { quiet: true, silent: true }).then(keep, () => undefined)
  })
  useEffect(() => {
    let turn = 0
    const timer = setInterval(() => look(turn++), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  return query
}
