
/**
 * Where Google asks for consent. It leads back to /auth/agenda with `code` and `state`; within ten minutes, once.
 */
export interface GoogleCalendarStart {
  url: string;
}
