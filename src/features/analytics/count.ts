import { countEvent } from '../../../generated/api/analytics/analytics'
import type { FigureKind } from '../../../generated/model'
import { isAllowed } from '../../slots/consent'

const counted = new Set<string>()

/**
 * Counts something at a home's page, if the visitor has allowed it: once per page load and kind. It
 * fails in silence, since nobody waits for it.
 */
export function count(kind: FigureKind, listingId: string): void {
  const key = `${kind}:${listingId}`
  if (!isAllowed('analytics') || counted.has(key)) return
  counted.add(key)
  void countEvent({ kind, listingId }, { quiet: true, silent: true }).catch(() => undefined)
}
