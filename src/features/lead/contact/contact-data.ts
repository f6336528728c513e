import type { QueryClient } from '@tanstack/react-query'
import { getListPublicAgenciesQueryOptions } from '../../../../generated/api/agency/agency'

export const SILENT = { request: { silent: true } } as const
/** Names the agency written to, by its short name: `/contacto?agencia=portal-vell`. */
export const AGENCY_QUERY = 'agencia'

/** Whom visitors can write to; without the list the page still takes messages to the operator. */
export const prefetchContact = (client: QueryClient): Promise<void> =>
  client.prefetchQuery(getListPublicAgenciesQueryOptions(undefined, SILENT))
