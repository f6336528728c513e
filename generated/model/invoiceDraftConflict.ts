import type { InvoiceDraft } from './invoiceDraft.ts';

/**
 * What is stored now.
 */
export interface InvoiceDraftConflict {
  message: string;
  current: InvoiceDraft;
}
