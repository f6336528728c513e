
/**
 * Opens the mirror of my conversations in the hosted realtime database; one hour.
 */
export interface ChatToken {
  token: string;
}
