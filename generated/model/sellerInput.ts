import type { SellerInputRetention } from './sellerInputRetention.ts';
import type { SellerKind } from './sellerKind.ts';
import type { VisitWindow } from './visitWindow.ts';

/**
 * Who sells services: what buyers and invoices need. A field left out is kept, null clears it.
 */
export interface SellerInput {
  /**
     * That which was read, 0 before the first time.
     * @minimum 0
     */
  version: number;
  kind?: SellerKind;
  /**
     * How agencies know them.
     * @maxLength 120
     * @nullable
     */
  displayName?: string | null;
  /**
     * @maxLength 160
     * @nullable
     */
  legalName?: string | null;
  /**
     * NIF, NIE or CIF; its check digit has to fit.
     * @maxLength 20
     * @nullable
     */
  taxId?: string | null;
  /**
     * @maxLength 200
     * @nullable
     */
  address?: string | null;
  /**
     * Where they start from: INE code of the municipality.
     * @nullable
     * @pattern ^[0-9]{5}$
     */
  municipalityIne?: string | null;
  /**
     * @maxLength 40
     * @nullable
     */
  phone?: string | null;
  /**
     * @maxLength 160
     * @nullable
     */
  email?: string | null;
  /**
     * Entry in the trade register.
     * @maxLength 80
     * @nullable
     */
  registerNumber?: string | null;
  /**
     * Retention (IRPF) that agencies keep back of the invoices of professionals.
     * @nullable
     */
  retention?: SellerInputRetention;
  /** The site issues my invoices to buyers in my name (RD 1619/2012, art. 5). */
  issueForMe?: boolean;
  /**
     * Series of those invoices, which I number nothing else in; `M` where none is said. Not `R`, which is that of what rectifies.
     * @maxLength 10
     * @nullable
     * @pattern ^[A-Za-z0-9./-]{1,10}$
     */
  series?: string | null;
  /**
     * Spanish IBAN to which buyers transfer; kept sealed, told by its last four digits only.
     * @maxLength 42
     * @nullable
     */
  iban?: string | null;
  /**
     * @maxItems 28
     * @nullable
     */
  hours?: VisitWindow[] | null;
  /**
     * Kept free between two orders, beside the way.
     * @minimum 0
     * @maximum 240
     * @nullable
     */
  bufferMinutes?: number | null;
  /**
     * Number in the professional register; certificates and legal checks need it.
     * @maxLength 60
     * @nullable
     */
  professionalNumber?: string | null;
  /**
     * @maxLength 120
     * @nullable
     */
  insurer?: string | null;
  /**
     * @maxLength 60
     * @nullable
     */
  policy?: string | null;
}
