import type { MovePersonChoice } from './movePersonChoice.ts';
import type { MoveTypeChoice } from './moveTypeChoice.ts';
import type { MoveWant } from './moveWant.ts';

/**
 * What changes in a move. A new mapping costs no call: homes that are here are written anew from what was read.
 */
export interface MovePatch {
  want?: MoveWant;
  /** @maxItems 200 */
  types?: MoveTypeChoice[];
  /** @maxItems 500 */
  people?: MovePersonChoice[];
  /**
     * Another key; the move goes on where the old one ended.
     * @minLength 8
     * @maxLength 200
     * @pattern ^[!-~]+$
     */
  token?: string;
}
