import type { ChannelChoice, PublicationReason } from '../../../generated/model/index.ts'
import type { Candidate } from './candidate.ts'
import { qualityOf } from './quality.ts'

const EXCLUSIVE = new Set(['exclusive', 'shared_exclusive'])

/** Does a filter take it? None chosen takes all. */
const takes = <T>(wanted: T[] | undefined, some: T[]): boolean =>
  !wanted?.length || some.some((one) => wanted.includes(one))

/**
 * Why a home does not go out on a channel, by its choice; null when it shall. Whether it is wanted
 * comes after what nobody on the channel can change.
 */
export function reasonAgainst(
  home: Candidate,
  choice: ChannelChoice,
  wanted: boolean,
  now: Date,
): PublicationReason | null {
  const { listing } = home
  if (!listing) return 'off_market'
  if (home.status === 'reserved' && !choice.keepReserved) return 'reserved'
  if (home.mandateOver) return 'mandate'
  if (!wanted) return 'not_chosen'
  const operations = listing.prices.map(({ operation }) => operation)
  if (!takes(choice.operations, operations)) return 'operation'
  if (!takes(choice.types, [listing.type])) return 'type'
  if (!takes(choice.agentIds, home.agentId === null ? [] : [home.agentId])) return 'agent'
  if (choice.onlyExclusive && !EXCLUSIVE.has(home.exclusive ?? '')) return 'exclusive'
  if (qualityOf(listing, now) < (choice.minQuality ?? 0)) return 'quality'
  return null
}
