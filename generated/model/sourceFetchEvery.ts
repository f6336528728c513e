
/**
 * How often it is fetched, at a minute of its own; once a day unless told.
 */
export type SourceFetchEvery = typeof SourceFetchEvery[keyof typeof SourceFetchEvery];


export const SourceFetchEvery = {
  hour: 'hour',
  six_hours: 'six_hours',
  day: 'day',
} as const;
