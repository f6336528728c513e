import type { DemandStatus } from './demandStatus.ts';
import type { Uuid } from './uuid.ts';

/**
 * A demand as one line.
 */
export interface FoundDemand {
  id: Uuid;
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
