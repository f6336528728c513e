import type { DemandStatus } from '../../../../generated/model'
import { byCode } from '../../../lib/by-code'

const NEXT: Record<DemandStatus, readonly DemandStatus[]> = {
  SEARCH: ['WON', 'CANCEL'],
  CANCEL: ['SEARCH'],
  WON: ['SEARCH'],
}

/** What a demand may become, as the server has it. */
export const nextOf = (status: DemandStatus): readonly DemandStatus[] => byCode(NEXT, status, [])
