
export type SourceFetchingEvery = typeof SourceFetchingEvery[keyof typeof SourceFetchingEvery];


export const SourceFetchingEvery = {
  hour: 'hour',
  six_hours: 'six_hours',
  day: 'day',
} as const;
