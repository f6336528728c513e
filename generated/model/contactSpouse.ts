
/**
 * Husband or wife, who signs with them where the law asks for it.
 */
export interface ContactSpouse {
  /** @maxLength 160 */
  name?: string;
  /** @maxLength 254 */
  email?: string;
  /** @maxLength 40 */
  idDoc?: string;
}
