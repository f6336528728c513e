import type { AssetSource } from './assetSource.ts';
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
  /**
     * Besides own homes only those that partners share by networks of these kinds; empty, own homes alone; left out, whatever other agencies show in public. OTHER only when it is named.
     * @maxItems 5
     */
  includeNetworks?: AssetSource[];
  channel?: ContactMethod;
  frequency?: DemandFollowFrequency;
  /** @maxLength 4000 */
  notes?: string;
}
