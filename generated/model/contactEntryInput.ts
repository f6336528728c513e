import type { ContactEntryInputKind } from './contactEntryInputKind.ts';

/**
 * What an agent notes down; now unless `at` says when.
 */
export interface ContactEntryInput {
  kind: ContactEntryInputKind;
  /**
     * @minLength 1
     * @maxLength 4000
     */
  text: string;
  at?: string;
}
