
/**
 * A time of day by a clock in the islands (Europe/Madrid), HH:MM.
 * @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$
 */
export type ClockTime = string;
