import type { DemandStatus } from '../../../../generated/model'

const NEXT: Record<DemandStatus, readonly DemandStatus[]> = {
  SEARCH: ['WON', 'CANCEL'],
  CANCEL: ['SEARCH'],
  WON: ['SEARCH'],
}

/** What a demand may become, as the server has it. */
export const nextOf = (status: DemandStatus): readonly DemandStatus[] => NEXT[status]
