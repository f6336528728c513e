import type { Uuid } from './uuid.ts';

/**
 * The enquiry is with the agency, or with the site's operator.
 */
export interface LeadReceipt {
  id: Uuid;
  message: string;
  at: string;
}
