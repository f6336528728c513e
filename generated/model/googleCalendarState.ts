
/**
 * none: not connected. active: both are kept the same. stopped: Google lets us in no more; connecting again mends it.
 */
export type GoogleCalendarState = typeof GoogleCalendarState[keyof typeof GoogleCalendarState];


export const GoogleCalendarState = {
  none: 'none',
  active: 'active',
  stopped: 'stopped',
} as const;
