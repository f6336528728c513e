import type { ContactEntryKind } from './contactEntryKind.ts';
import type { ContactEntryRef } from './contactEntryRef.ts';
import type { Uuid } from './uuid.ts';

/**
 * Something that happened with a person.
 */
export interface ContactEntry {
  id: Uuid;
  at: string;
  kind: ContactEntryKind;
  /** @nullable */
  text: string | null;
  /**
     * Null when the platform wrote it.
     * @nullable
     */
  byName: string | null;
  ref: ContactEntryRef | null;
}
