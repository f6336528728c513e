import type { ContactMethod } from './contactMethod.ts';
import type { DemandFollowFrequency } from './demandFollowFrequency.ts';
import type { DemandSource } from './demandSource.ts';

/**
 * How the agency follows it up.
 */
export interface DemandFollow {
  /**
     * Made of what they look for when left out.
     * @maxLength 120
     */
  title?: string;
  source?: DemandSource;
  /** Until when the buyer's wish holds; without it until it is closed. */
  expiresOn?: string;
  /** Colleagues of the agency may read it. */
  shared?: boolean;
  channel?: ContactMethod;
  frequency?: DemandFollowFrequency;
  /** @maxLength 4000 */
  notes?: string;
}
