import type { TakeoutPart } from './takeoutPart.ts';

/**
 * A file to be made of everything the agency owns.
 */
export interface TakeoutInput {
  /**
     * What goes into it.
     * @minItems 1
     * @maxItems 3
     */
  parts: TakeoutPart[];
}
