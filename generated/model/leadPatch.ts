import type { LeadState } from './leadState.ts';
import type { Uuid } from './uuid.ts';

/**
 * What an agent changes. Null clears.
 */
export interface LeadPatch {
  /** @minimum 1 */
  version: number;
  state?: LeadState;
  assignedTo?: Uuid | null;
  /**
     * @maxLength 4000
     * @nullable
     */
  note?: string | null;
}
