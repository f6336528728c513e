
/**
 * The visitor's own link to say what they thought.
 */
export interface VisitAsked {
  token: string;
  /** Whether it was mailed; without an e-mail it is handed on another way. */
  mailed: boolean;
}
