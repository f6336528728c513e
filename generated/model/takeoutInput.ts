import type { TakeoutPart } from './takeoutPart.ts';

/**
 * A file to be made of everything the agency owns, with the password as proof.
 */
export interface TakeoutInput {
  /**
     * What goes into it.
     * @minItems 1
     * @maxItems 3
     */
  parts: TakeoutPart[];
  /**
     * The present password of the caller.
     * @minLength 1
     * @maxLength 200
     */
  password: string;
}
