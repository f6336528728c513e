import type { TakeoutPart } from './takeoutPart.ts';
import type { TakeoutState } from './takeoutState.ts';
import type { Uuid } from './uuid.ts';

/**
 * One file of everything an agency owns, in open formats: asked for, written down, and there to be downloaded for seven days.
 */
export interface Takeout {
  id: Uuid;
  state: TakeoutState;
  /** What was asked for. */
  parts: TakeoutPart[];
  /**
     * Who asked for it; null when they are gone.
     * @nullable
     */
  byName: string | null;
  /** When it was asked for, in UTC. */
  createdAt: string;
  /**
     * Since when it can be downloaded; null before.
     * @nullable
     */
  readyAt: string | null;
  /**
     * Until when it can be downloaded: seven days from when it was ready; null before.
     * @nullable
     */
  expiresAt: string | null;
  /**
     * How far it is, in percent.
     * @minimum 0
     * @maximum 100
     */
  progress: number;
  /**
     * Files in it; null until it is ready.
     * @nullable
     */
  entries: number | null;
  /**
     * Size of the whole file in bytes; null until it is ready.
     * @nullable
     */
  bytes: number | null;
  /**
     * Files that records name and storage has not; the manifest names them.
     * @minimum 0
     */
  missing: number;
  /**
     * Addresses made of it so far.
     * @minimum 0
     */
  links: number;
  /**
     * When it was last read from, to the minute.
     * @nullable
     */
  lastReadAt: string | null;
}
