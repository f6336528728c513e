import type { ContactEntryRefType } from './contactEntryRefType.ts';

/**
 * The record an entry is about, with its name as it was.
 */
export interface ContactEntryRef {
  type: ContactEntryRefType;
  /** @maxLength 80 */
  id: string;
  /** @maxLength 200 */
  label: string;
}
