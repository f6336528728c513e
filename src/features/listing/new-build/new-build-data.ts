import type { QueryClient } from '@tanstack/react-query'
import { getSearchListingsQueryOptions } from '../../../../generated/api/listing/listing'
import type { SearchListingsParams } from '../../../../generated/model'
import { SILENT } from '../silent'

export const NEW_BUILD: SearchListingsParams = { operation: 'ON', limit: 8 }

/** The latest new build; when it does not come the page stands without it. */
export const prefetchNewBuild = (client: QueryClient): Promise<void> =>
  client.prefetchQuery(getSearchListingsQueryOptions(NEW_BUILD, SILENT))
