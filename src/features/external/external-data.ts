import type { QueryClient } from '@tanstack/react-query'
import {
  getGetPublicAgencyQueryOptions,
  getListPublicAgenciesQueryOptions,
} from '../../../generated/api/agency/agency'
import { getSearchListingsQueryOptions } from '../../../generated/api/listing/listing'
import { askedOf, searchOf } from './asked'

/** The page shows what went wrong itself. */
export const SILENT = { request: { silent: true } } as const

/**
 * An agency and its homes, or all agencies with homes. Throws the API's 404 for an agency nobody
 * knows.
 */
export async function prefetchExternal(client: QueryClient, query: URLSearchParams): Promise<void> {
  const asked = askedOf(query)
  if (asked.agency === '')
    return client.prefetchQuery(getListPublicAgenciesQueryOptions({}, SILENT))
  const { id } = await client.fetchQuery(getGetPublicAgencyQueryOptions(asked.agency, SILENT))
  await client.fetchQuery(getSearchListingsQueryOptions(searchOf(asked, id), SILENT))
}
