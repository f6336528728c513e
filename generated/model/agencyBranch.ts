import type { AgencyHours } from './agencyHours.ts';
import type { Uuid } from './uuid.ts';

/**
 * An office of the agency. Its id is given when it is first saved, and agents belong to it by that id.
 */
export interface AgencyBranch {
  id?: Uuid;
  /**
     * @minLength 2
     * @maxLength 80
     */
  name: string;
  /** @maxLength 200 */
  address?: string;
  /** @pattern ^[0-9]{5}$ */
  postalCode?: string;
  /**
     * Town.
     * @maxLength 80
     */
  place?: string;
  /** @maxLength 25 */
  phone?: string;
  /** @maxLength 254 */
  email?: string;
  /** @maxItems 7 */
  hours?: AgencyHours[];
}
