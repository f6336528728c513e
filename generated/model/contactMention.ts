import type { ContactMentionKind } from './contactMentionKind.ts';

/**
 * A record of the agency in which the name of an erased person still stands, in words that its people or others wrote.
 */
export interface ContactMention {
  /** `offer`: the home's id is told; `conversation`: a thread of the inbox. */
  kind: ContactMentionKind;
  id: string;
  /** How the agency calls it. */
  label: string;
  /**
     * Texts of the record that say it.
     * @minimum 1
     */
  count: number;
}
