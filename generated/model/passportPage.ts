import type { PassportRow } from './passportRow.ts';

/**
 * Homes by what their passports say.
 */
export interface PassportPage {
  items: PassportRow[];
  /**
     * Place of the next page, which may be empty; null: there are no more homes.
     * @nullable
     */
  next: string | null;
}
