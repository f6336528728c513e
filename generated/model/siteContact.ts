import type { LocalizedText } from './localizedText.ts';

/**
 * How visitors reach the agency; what is absent is not shown.
 */
export interface SiteContact {
  /**
     * @maxLength 25
     * @pattern ^[+]?[0-9][0-9 ().-]{5,23}$
     */
  phone?: string;
  /**
     * @maxLength 25
     * @pattern ^[+]?[0-9][0-9 ().-]{5,23}$
     */
  whatsapp?: string;
  /** @maxLength 254 */
  email?: string;
  hours?: LocalizedText;
}
