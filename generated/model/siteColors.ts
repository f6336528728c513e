
/**
 * Colours of the brand, as #rrggbb; those of the template where they are absent.
 */
export interface SiteColors {
  /** @pattern ^#[0-9a-fA-F]{6}$ */
  primary?: string;
  /** @pattern ^#[0-9a-fA-F]{6}$ */
  accent?: string;
  /** @pattern ^#[0-9a-fA-F]{6}$ */
  ground?: string;
}
