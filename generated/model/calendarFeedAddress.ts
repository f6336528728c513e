
/**
 * The secret address of my diary (RFC 5545). Whoever has it reads my hours; a new one ends the one before.
 */
export interface CalendarFeedAddress {
  url: string;
  createdAt: string;
}
