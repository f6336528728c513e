import type { InvoiceBuyer } from './invoiceBuyer.ts';
import type { InvoiceDraftInputKind } from './invoiceDraftInputKind.ts';
import type { InvoiceDraftInputWithheldPct } from './invoiceDraftInputWithheldPct.ts';
import type { InvoiceDraftLine } from './invoiceDraftLine.ts';
import type { Language } from './language.ts';

/**
 * An invoice that is being written. All of it may still change; what the law wants is asked when it is issued.
 */
export interface InvoiceDraftInput {
  /**
     * The version the change began on; a new draft has none.
     * @minimum 1
     */
  version?: number;
  buyer: InvoiceBuyer;
  kind: InvoiceDraftInputKind;
  /**
     * Code of the series; that of the agency's settings unless told. `R` is that of rectifying invoices.
     * @maxLength 10
     * @pattern ^[A-Za-z0-9./-]+$
     */
  series?: string;
  language: Language;
  /** Day of what is charged, where it is another than that of the invoice. */
  operationOn?: string;
  /** Until when it is to be paid; 14 days after it is issued unless told. */
  dueOn?: string;
  /** IRPF that the buyer withholds: only where a natural person invoices a business (art. 95 RIRPF). */
  withheldPct?: InvoiceDraftInputWithheldPct;
  /**
     * @minItems 1
     * @maxItems 40
     */
  lines: InvoiceDraftLine[];
}
