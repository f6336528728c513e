import {
  ALONE,
  proposalOf,
  type Candidate,
  type Entry,
  type Known,
  type Proposal,
} from './certainty.ts'
import { sumsFor } from './sums.ts'

/** Proposals that a person is shown. */
const SHOWN = 3

const keyOf = ({ items }: Proposal): string =>
  items
    .map(({ recordId }) => recordId)
    .toSorted()
    .join()

/** What an entry seems to pay, the surest first, three at most; the nearest in time of equals. */
export function proposalsFor(entry: Entry, of: readonly Candidate[], known: Known): Proposal[] {
  const single = of.flatMap((one) => proposalOf(entry, one, known) ?? [])
  const sure = single.some(({ certainty }) => certainty >= ALONE)
  const all = sure ? single : [...single, ...sumsFor(entry, of, known)]
  const seen = new Set<string>()
  const far = ({ items: [one] }: Proposal): number =>
    Math.abs(Date.parse(one?.issuedOn ?? '') - Date.parse(entry.bookedOn))
  return all
    .toSorted((a, b) => b.certainty - a.certainty || far(a) - far(b))
    .filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)))
    .slice(0, SHOWN)
}

/**
 * What is certain alone: one record for the entry, and one entry for the record. Only of what is open
 * to its cent is anything read: thousands of entries meet thousands of records.
 */
export function certain(
  entries: readonly Entry[],
  of: readonly Candidate[],
  known: Known,
): { entry: Entry; proposal: Proposal }[] {
  const byOpen = Map.groupBy(of, ({ open }) => open)
  const sure = entries.flatMap((entry) => {
    const found = (byOpen.get(entry.left) ?? [])
      .flatMap((one) => proposalOf(entry, one, known) ?? [])
      .filter(({ certainty }) => certainty >= ALONE)
    return found.length === 1 && found[0] ? [{ entry, proposal: found[0] }] : []
  })
  const claims = new Map<string, number>()
  for (const { proposal } of sure)
    claims.set(keyOf(proposal), (claims.get(keyOf(proposal)) ?? 0) + 1)
  return sure.filter(({ proposal }) => claims.get(keyOf(proposal)) === 1)
}
