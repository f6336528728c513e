import type { CountedRoom } from './countedRoom.ts';
import type { RoomCountKind } from './roomCountKind.ts';

/**
 * The number of one room.
 */
export interface RoomCount {
  room: CountedRoom;
  kind: RoomCountKind;
  /** @minimum 1 */
  count: number;
}
