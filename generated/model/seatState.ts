
/**
 * Where somebody stands at a session.
 */
export type SeatState = typeof SeatState[keyof typeof SeatState];


export const SeatState = {
  taken: 'taken',
  offered: 'offered',
  waiting: 'waiting',
} as const;
