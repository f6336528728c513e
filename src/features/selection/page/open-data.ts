import type { QueryClient } from '@tanstack/react-query'
import { getOpenSelectionQueryOptions } from '../../../../generated/api/selection/selection'

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/**
 * What a link shows: asked by the server when it draws the page, and by the browser after that. A
 * link that is over stays over.
 */
export const openQuery = (token: string) =>
  getOpenSelectionQueryOptions(token, { query: { retry: false }, request: { silent: true } })

/** Opens the page of a selection; what cannot be a token is a 404 without asking. */
export async function openSelectionPage(
  client: QueryClient,
  token: string,
): Promise<{ status?: 404 }> {
  if (!TOKEN.test(token)) return { status: 404 }
  await client.fetchQuery(openQuery(token))
  return {}
}
