import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { getListSitesQueryKey } from '../../../../generated/api/site/site'
import type { Site, SiteList } from '../../../../generated/model'

/** Puts what a write answered in the place of what was read, so that nothing is asked again. */
export function useSiteCache(): (site: Site) => void {
  const client = useQueryClient()
  return useCallback(
    (site: Site) =>
      client.setQueryData<SiteList>(getListSitesQueryKey(), { items: [site], slug: null }),
    [client],
  )
}
