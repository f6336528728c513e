import type { DemandReason, DemandStatus } from '../../../generated/model/index.ts'

/** What a status may become. */
const NEXT: Partial<Record<string, readonly DemandStatus[]>> = {
  SEARCH: ['CANCEL', 'WON'],
  CANCEL: ['SEARCH'],
  WON: ['SEARCH'],
} satisfies Record<DemandStatus, readonly DemandStatus[]>

/** May a demand go from one status to the other? From one that nobody here knows it may not. */
export const mayBecome = (from: DemandStatus, to: DemandStatus): boolean =>
  (NEXT[from] ?? []).includes(to)

/** Which reasons explain becoming a status. */
export const REASONS: Record<DemandStatus, readonly DemandReason[]> = {
  WON: ['bought_with_us', 'other'],
  CANCEL: ['bought_elsewhere', 'budget', 'postponed', 'unreachable', 'other'],
  SEARCH: ['deal_fell_through', 'searching_again', 'by_mistake', 'other'],
}
