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
  retention?: SellerInputRetention;
  /**
     * Spanish IBAN to which buyers transfer; kept sealed, told by its last four digits only.
     * @maxLength 42
     */
  iban?: string;
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
