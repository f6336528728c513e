
/**
 * A visitor's words, as they are shared with the owner.
 */
export interface OwnerComment {
  text: string;
  /** Day of the visit, Europe/Madrid. */
  on: string;
}
