import type { QueryClient } from '@tanstack/react-query'
import { getGetSharedListQueryOptions } from '../../../../generated/api/saved/saved'

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** The query of a shared list; one that is over stays over. */
export const sharedQuery = (token: string) =>
  getGetSharedListQueryOptions(token, { query: { retry: false }, request: { silent: true } })

/** Opens the page of a shared list; what cannot be a token is a 404 without asking. */
export async function openShared(client: QueryClient, token: string): Promise<{ status?: 404 }> {
  if (!TOKEN.test(token)) return { status: 404 }
  await client.fetchQuery(sharedQuery(token))
  return {}
}
