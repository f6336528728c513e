import type { LocalizedText } from './localizedText.ts';

/**
 * How visitors reach the agency; what is absent is not shown.
 */
export interface SiteContact {
  /** @maxLength 25 */
  phone?: string;
  /** @maxLength 25 */
  whatsapp?: string;
  /** @maxLength 254 */
  email?: string;
  hours?: LocalizedText;
}
