import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getCost } from '../../../../generated/api/cost/cost'
import { getListing } from '../../../../generated/api/listing/listing'
import type { CostSheet, Listing } from '../../../../generated/model'
import { statusOf } from '../../../lib/api-error'
import { SILENT } from '../silent'
import { MOST_COMPARED } from './compared'

/** A column: a home with its costs, or that it is no longer offered, or that nobody knows it. */
export type Compared = { id: string } & (
  | { state: 'offered'; listing: Listing; cost: CostSheet | null }
  | { state: 'gone' }
  | { state: 'unknown' }
)

const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
/** What could be an id somebody mistyped; anything else leads nowhere. */
const SEGMENT = /^[\w-]{1,60}$/

/**
 * The homes of an address, each once, four at most; null when the address cannot be a comparison.
 */
export function comparedIds(slug: string): string[] | null {
  const ids = [...new Set(slug.toLowerCase().split('~').filter(Boolean))]
  return ids.length > 0 && ids.length <= 20 && ids.every((id) => SEGMENT.test(id))
    ? ids.slice(0, MOST_COMPARED)
    : null
}

async function column(id: string, signal: AbortSignal): Promise<Compared> {
  if (!ID.test(id)) return { id, state: 'unknown' }
  try {
    const listing = await getListing(id, SILENT.request, signal)
    // Without its costs a home can still be compared.
    const cost = await getCost({ listingId: id }, SILENT.request, signal).catch(() => null)
    return { id, state: 'offered', listing, cost }
  } catch (error) {
    const status = statusOf(error)
    if (status === 410) return { id, state: 'gone' }
    if (status === 404 || status === 400) return { id, state: 'unknown' }
    throw error
  }
}

export const comparedQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['listing', 'compared', ids],
    queryFn: ({ signal }) => Promise.all(ids.map((id) => column(id, signal))),
  })

/** Opens a comparison: its columns fetched, or no such page. */
export async function openCompare(client: QueryClient, slug: string): Promise<{ status?: 404 }> {
  const ids = comparedIds(slug)
  if (!ids) return { status: 404 }
  await client.fetchQuery(comparedQuery(ids))
  return {}
}
