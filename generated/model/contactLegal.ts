import type { ContactKyc } from './contactKyc.ts';
import type { ContactLegalFiscalResidence } from './contactLegalFiscalResidence.ts';
import type { ContactLegalIdDocType } from './contactLegalIdDocType.ts';
import type { ContactLegalMaritalRegime } from './contactLegalMaritalRegime.ts';
import type { ContactSpouse } from './contactSpouse.ts';

/**
 * What contracts and authorities ask for.
 */
export interface ContactLegal {
  idDocType?: ContactLegalIdDocType;
  /** @maxLength 40 */
  idDocNumber?: string;
  idDocExpiresOn?: string;
  fiscalResidence?: ContactLegalFiscalResidence;
  /** Needed when a family home is sold. */
  maritalRegime?: ContactLegalMaritalRegime;
  spouse?: ContactSpouse;
  kyc?: ContactKyc;
}
