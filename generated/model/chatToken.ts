
/**
 * Opens the mirror of my conversations in the hosted realtime database; one hour.
 */
export interface ChatToken {
  /** Each page asks for one: it opens the conversations alone, which the session reads anyway. */
  token: string;
}
