import type { ContactId } from './contactId.ts';
import type { PropertyOwnerRole } from './propertyOwnerRole.ts';

/**
 * An owner. Never leaves the agency.
 */
export interface PropertyOwner {
  /**
     * @minLength 1
     * @maxLength 160
     */
  name: string;
  role?: PropertyOwnerRole;
  /**
     * @minimum 0
     * @maximum 100
     */
  sharePct?: number;
  /** @maxLength 25 */
  phone?: string;
  /** @maxLength 254 */
  email?: string;
  /** @maxLength 20 */
  taxId?: string;
  contactId?: ContactId;
}
