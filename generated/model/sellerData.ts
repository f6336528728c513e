import type { SellerDataRetention } from './sellerDataRetention.ts';
import type { SellerKind } from './sellerKind.ts';
import type { VisitWindow } from './visitWindow.ts';

/**
 * What a seller has said of themselves, beside the IBAN.
 */
export interface SellerData {
  kind?: SellerKind;
  /**
     * How agencies know them.
     * @maxLength 120
     */
  displayName?: string;
  /** @maxLength 160 */
  legalName?: string;
  /**
     * NIF, NIE or CIF; its check digit has to fit.
     * @maxLength 20
     */
  taxId?: string;
  /** @maxLength 200 */
  address?: string;
  /**
     * Where they start from: INE code of the municipality.
     * @pattern ^[0-9]{5}$
     */
  municipalityIne?: string;
  /** @maxLength 40 */
  phone?: string;
  /** @maxLength 160 */
  email?: string;
  /**
     * Entry in the trade register.
     * @maxLength 80
     */
  registerNumber?: string;
  /** Retention (IRPF) that agencies keep back of the invoices of professionals. */
  retention?: SellerDataRetention;
  /** The site issues my invoices to buyers in my name (RD 1619/2012, art. 5). */
  issueForMe?: boolean;
  /**
     * Series of those invoices, which I number nothing else in; `M` where none is said. Not `R`, which is that of what rectifies.
     * @maxLength 10
     * @pattern ^[A-Za-z0-9./-]{1,10}$
     */
  series?: string;
  /** @maxItems 28 */
  hours?: VisitWindow[];
  /**
     * Kept free between two orders, beside the way.
     * @minimum 0
     * @maximum 240
     */
  bufferMinutes?: number;
  /**
     * Number in the professional register; certificates and legal checks need it.
     * @maxLength 60
     */
  professionalNumber?: string;
  /** @maxLength 120 */
  insurer?: string;
  /** @maxLength 60 */
  policy?: string;
}
