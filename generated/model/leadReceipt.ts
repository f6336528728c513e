import type { Uuid } from './uuid.ts';

/**
 * The enquiry is with the agency.
 */
export interface LeadReceipt {
  id: Uuid;
  message: string;
  at: string;
}
