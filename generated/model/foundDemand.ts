import type { DemandId } from './demandId.ts';
import type { DemandStatus } from './demandStatus.ts';

/**
 * A demand as one line.
 */
export interface FoundDemand {
  id: DemandId;
  ref: string;
  title: string;
  status: DemandStatus;
  /**
     * Who looks; null when the person was erased.
     * @nullable
     */
  contactName: string | null;
  /** @nullable */
  bedroomsMin: number | null;
}
