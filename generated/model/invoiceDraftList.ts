import type { InvoiceDraft } from './invoiceDraft.ts';

/**
 * Drafts, the newest first.
 */
export interface InvoiceDraftList {
  items: InvoiceDraft[];
}
