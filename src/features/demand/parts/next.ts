import type { DemandReason, DemandStatus } from '../../../../generated/model'

const NEXT: Record<DemandStatus, readonly DemandStatus[]> = {
  SEARCH: ['WON', 'CANCEL'],
  CANCEL: ['SEARCH'],
  WON: ['SEARCH'],
}

/** What a demand may become, as the server has it. */
export const nextOf = (status: DemandStatus): readonly DemandStatus[] => NEXT[status]

/** Which reasons explain becoming a status. */
export const REASONS: Record<DemandStatus, readonly DemandReason[]> = {
  WON: ['bought_with_us', 'other'],
  CANCEL: ['bought_elsewhere', 'budget', 'postponed', 'unreachable', 'other'],
  SEARCH: ['deal_fell_through', 'searching_again', 'by_mistake', 'other'],
}
