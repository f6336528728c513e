import type { Agreement } from './agreement.ts';

/**
 * Agreements of an agency.
 */
export interface AgreementList {
  items: Agreement[];
}
