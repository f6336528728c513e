
/**
 * Why an event was not planned.
 */
export type RouteMissReason = typeof RouteMissReason[keyof typeof RouteMissReason];


export const RouteMissReason = {
  no_place: 'no_place',
  no_time: 'no_time',
} as const;
