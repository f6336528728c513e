import type { LocalizedText } from './localizedText.ts';

/**
 * What a client said, printed with their consent.
 */
export interface SiteTestimonial {
  /**
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  /**
     * @minimum 1
     * @maximum 5
     */
  rating?: number;
  text: LocalizedText;
  /** @maxLength 80 */
  place?: string;
  when?: string;
  /** The person agreed that it is printed. */
  consent: true;
}
