/** A day (YYYY-MM-DD) as people in the islands write it. */
export const written = (day: string): string => day.split('-').toReversed().join('/')
