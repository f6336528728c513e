import type { DemandReason, DemandStatus } from '../../../generated/model/index.ts'

/** What a status may become. */
export const NEXT: Record<DemandStatus, readonly DemandStatus[]> = {
  SEARCH: ['CANCEL', 'WON'],
  CANCEL: ['SEARCH'],
  WON: ['SEARCH'],
}

/** Which reasons explain becoming a status. */
export const REASONS: Record<DemandStatus, readonly DemandReason[]> = {
  WON: ['bought_with_us', 'other'],
  CANCEL: ['bought_elsewhere', 'budget', 'postponed', 'unreachable', 'other'],
  SEARCH: ['deal_fell_through', 'searching_again', 'by_mistake', 'other'],
}
