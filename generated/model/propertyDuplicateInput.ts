
/**
 * How a home is copied.
 */
export interface PropertyDuplicateInput {
  /** Photos and plans too. */
  photos?: boolean;
}
