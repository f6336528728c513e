import type { DemandRow, PropertyMatch } from '../../../../generated/model'

/** A demand to whose buyer a home may go. */
export interface Client {
  demandId: string
  name: string
  title: string
  /** How well the home fits, 0 to 100; null where it does not. */
  score: number | null
}

/**
 * Demands that a home fits first, the best one before, then the others as they are listed; with
 * words that were searched only those that were found.
 */
export function byFit(
  listed: readonly Pick<DemandRow, 'id' | 'ref' | 'title' | 'contactName'>[],
  fitting: readonly Pick<PropertyMatch, 'demandId' | 'ref' | 'title' | 'contactName' | 'score'>[],
  q: string,
): Client[] {
  const scores = new Map(fitting.map(({ demandId, score }) => [demandId, score]))
  const found = listed.map(({ id, ref, title, contactName }) => ({
    demandId: id,
    name: contactName ?? ref,
    title,
    score: scores.get(id) ?? null,
  }))
  const others = q
    ? []
    : fitting
        .filter(({ demandId }) => !found.some((one) => one.demandId === demandId))
        .map(({ demandId, ref, title, contactName, score }) => ({
          demandId,
          name: contactName ?? ref,
          title,
          score,
        }))
  return [...found, ...others].toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1))
}
