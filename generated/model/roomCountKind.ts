
/**
 * What a room's number says.
 */
export type RoomCountKind = typeof RoomCountKind[keyof typeof RoomCountKind];


export const RoomCountKind = {
  plain: 'plain',
  waiting: 'waiting',
  broken: 'broken',
} as const;
