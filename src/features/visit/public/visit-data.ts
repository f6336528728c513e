import type { QueryClient } from '@tanstack/react-query'
import { getGetVisitPageQueryOptions } from '../../../../generated/api/visit/visit'

const TOKEN = /^[\w-]{20,250}\.[\w-]{43}$/

/** The query of a link's page; one that is over stays over. */
export const visitQuery = (token: string) =>
  getGetVisitPageQueryOptions(token, {
    query: { retry: false, staleTime: 15_000 },
    request: { silent: true },
  })

/** Opens the page of a link; what cannot be a token is a 404 without asking. */
export async function openVisit(client: QueryClient, token: string): Promise<{ status?: 404 }> {
  if (!TOKEN.test(token)) return { status: 404 }
  await client.fetchQuery(visitQuery(token))
  return {}
}
