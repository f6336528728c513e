import type { ContactEntryInputKind } from './contactEntryInputKind.ts';

/**
 * What an agent notes down; now unless `at` says when.
 */
export interface ContactEntryInput {
  /** What took place, or a note. */
  kind: ContactEntryInputKind;
  /**
     * What was said or seen.
     * @minLength 1
     * @maxLength 4000
     */
  text: string;
  at?: string;
}
