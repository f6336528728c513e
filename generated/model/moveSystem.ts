
/**
 * Programs from which an agency moves by reading their interface.
 */
export type MoveSystem = typeof MoveSystem[keyof typeof MoveSystem];


export const MoveSystem = {
  inmovilla: 'inmovilla',
} as const;
