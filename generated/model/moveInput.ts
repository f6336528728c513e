import type { MoveSystem } from './moveSystem.ts';
import type { MoveWant } from './moveWant.ts';

/**
 * A move from another program, by the key it gives for its interface.
 */
export interface MoveInput {
  system: MoveSystem;
  /**
     * Sealed when it is kept, never told again, and erased seven days after the end.
     * @minLength 8
     * @maxLength 200
     * @pattern ^[!-~]+$
     */
  token: string;
  want?: MoveWant;
}
