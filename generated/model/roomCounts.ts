import type { RoomCount } from './roomCount.ts';

/**
 * Numbers of the desk's rooms, one a room at most.
 */
export interface RoomCounts {
  items: RoomCount[];
}
