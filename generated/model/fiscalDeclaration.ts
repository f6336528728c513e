
/**
 * What the operator of this site declares of the program (RD 1007/2023, art. 13).
 */
export interface FiscalDeclaration {
  /** @maxLength 120 */
  name: string;
  /** @maxLength 9 */
  taxId: string;
  /** @maxLength 300 */
  address: string;
  /** @maxLength 30 */
  system: string;
  /** @maxLength 2 */
  systemId: string;
  /** @maxLength 50 */
  version: string;
  /** @maxLength 100 */
  place: string;
  signedOn: string;
}
