
/**
 * A picture of a service; its address is /media/ and its hash.
 */
export interface MarketPicture {
  /** @pattern ^[0-9a-f]{32}$ */
  hash: string;
  /**
     * Its mean colour, as #rrggbb.
     * @nullable
     */
  color: string | null;
}
