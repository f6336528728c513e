import type { SiteColorPairField } from './siteColorPairField.ts';

/**
 * A colour on another one.
 */
export interface SiteColorPair {
  field: SiteColorPairField;
  /** @pattern ^#[0-9a-f]{6}$ */
  color: string;
  /** @pattern ^#[0-9a-f]{6}$ */
  ground: string;
  /**
     * Contrast of WCAG 2.2, cut at two decimals; text needs 4.5.
     * @minimum 1
     * @maximum 21
     */
  ratio: number;
  /** The logo's own colour could not be read there, and this is the nearest that can; never so of colours that were chosen. */
  moved: boolean;
}
