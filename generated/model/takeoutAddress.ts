
/**
 * A secret address of a takeout. Whoever has it downloads the whole file, in parts and with breaks if need be, until the takeout ends.
 */
export interface TakeoutAddress {
  /** Told only now; we keep its hash. */
  url: string;
}
