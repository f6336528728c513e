import type { Agreement } from './agreement.ts';

/**
 * What is stored now.
 */
export interface AgreementConflict {
  message: string;
  current: Agreement;
}
