import type { InvoiceAct } from './invoiceAct.ts';
import type { InvoiceAmount } from './invoiceAmount.ts';
import type { InvoiceAnnulment } from './invoiceAnnulment.ts';
import type { InvoiceKind } from './invoiceKind.ts';
import type { InvoiceLine } from './invoiceLine.ts';
import type { InvoiceParty } from './invoiceParty.ts';
import type { InvoiceRecordFault } from './invoiceRecordFault.ts';
import type { InvoiceSent } from './invoiceSent.ts';
import type { InvoiceSide } from './invoiceSide.ts';
import type { InvoiceState } from './invoiceState.ts';
import type { InvoiceTransfer } from './invoiceTransfer.ts';
import type { InvoiceVat } from './invoiceVat.ts';
import type { Uuid } from './uuid.ts';

/**
 * An invoice as it was issued, and what has been paid of it.
 */
export interface Invoice {
  id: Uuid;
  /**
     * Series, year and number; gapless within both.
     * @maxLength 60
     */
  fullNumber: string;
  kind: InvoiceKind;
  state: InvoiceState;
  side: InvoiceSide;
  /** Day in Europe/Madrid. */
  issuedOn: string;
  /** @nullable */
  dueOn: string | null;
  issuerName: string;
  receiverName: string;
  total: InvoiceAmount;
  payable: InvoiceAmount;
  paid: InvoiceAmount;
  /**
     * Day of what is charged, where it is another than that of the invoice.
     * @nullable
     */
  operationOn: string | null;
  issuer: InvoiceParty;
  receiver: InvoiceParty;
  lines: InvoiceLine[];
  vat: InvoiceVat[];
  base: InvoiceAmount;
  vatTotal: InvoiceAmount;
  /**
     * @minimum 0
     * @maximum 100
     */
  withheldPct: number;
  withheld: InvoiceAmount;
  /**
     * Number of the invoice that this one rectifies.
     * @nullable
     */
  rectifies: string | null;
  /** Numbers of invoices that rectify this one. */
  rectifiedBy: string[];
  /**
     * Why it rectifies.
     * @maxLength 300
     * @nullable
     */
  cause: string | null;
  annulment: InvoiceAnnulment | null;
  /** Null where it is not to be paid by transfer (any more). */
  transfer: InvoiceTransfer | null;
  /**
     * What the tax QR code says (AEAT, QR 0.5.0); null where its record is not sent to the tax agency: then no code stands on the paper.
     * @nullable
     */
  qrUrl: string | null;
  /**
     * SHA-256 of its record with that of the record before it (AEAT, hash 0.1.2), hex.
     * @maxLength 64
     */
  digest: string;
  /** Null where the tax agency said nothing against its last record, was not asked, or has one on the way that mends it; and for who did not issue it. */
  recordFault: InvoiceRecordFault | null;
  /** What the reader may do with it now. */
  next: InvoiceAct[];
  /** When it was sent to whom, the newest first; for who issued it. */
  sent: InvoiceSent[];
}
