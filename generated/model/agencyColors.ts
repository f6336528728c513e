
/**
 * Colours of the agency on what is printed, as #rrggbb; the house's where they are absent.
 */
export interface AgencyColors {
  /** @pattern ^#[0-9a-fA-F]{6}$ */
  primary?: string;
  /** @pattern ^#[0-9a-fA-F]{6}$ */
  accent?: string;
}
