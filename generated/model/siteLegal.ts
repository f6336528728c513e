import type { LocalizedText } from './localizedText.ts';

/**
 * What the agency adds to the legal texts; the texts themselves follow from its company.
 */
export interface SiteLegal {
  extra?: LocalizedText;
}
