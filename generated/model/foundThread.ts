import type { InboxKind } from './inboxKind.ts';
import type { Uuid } from './uuid.ts';

/**
 * A thread of the inbox as one line.
 */
export interface FoundThread {
  id: Uuid;
  kind: InboxKind;
  /** Who writes. */
  name: string;
  /**
     * The home it is about, or its subject.
     * @nullable
     */
  about: string | null;
  lastAt: string;
  /**
     * Since when the person waits for an answer.
     * @nullable
     */
  waitingSince: string | null;
}
