
export type SiteBrandReadingPaletteItem = {
  /** @pattern ^#[0-9a-f]{6}$ */
  color: string;
  /**
     * Of what is not see-through, in per cent.
     * @minimum 0
     * @maximum 100
     */
  share: number;
};
