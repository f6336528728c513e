import type { QueryClient } from '@tanstack/react-query'
import { getGetCostQueryOptions } from '../../../generated/api/cost/cost'
import { costParams, readCostQuestion } from './cost-address'

/** The page shows itself that the sheet is not there. */
export const SILENT = { request: { silent: true } } as const

/** The sheet the address of a home's page asks for; a failure is the panel's to show. */
export const prefetchCost = (
  client: QueryClient,
  listingId: string,
  query: URLSearchParams,
): Promise<void> =>
  client.prefetchQuery(
    getGetCostQueryOptions(costParams(listingId, readCostQuestion(query)), SILENT),
  )
