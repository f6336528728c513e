
/**
 * The visitor's own link to say what they thought.
 */
export interface VisitAsked {
  /** To hand on; empty when it was mailed, since the link is then its visitor's alone. */
  token: string;
  /** Whether it was mailed; without an e-mail it is handed on another way. */
  mailed: boolean;
}
