
/**
 * Land registry data, private.
 */
export interface PropertyRegistry {
  /**
     * Unique registry code, 14 digits.
     * @pattern ^[0-9]{14}$
     */
  cru?: string;
  /** @maxLength 80 */
  office?: string;
  /** @maxLength 10 */
  tomo?: string;
  /** @maxLength 10 */
  libro?: string;
  /** @maxLength 10 */
  folio?: string;
  /** @maxLength 15 */
  finca?: string;
  /** @maxLength 10 */
  inscripcion?: string;
}
