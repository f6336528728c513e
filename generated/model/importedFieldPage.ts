import type { ImportedField } from './importedField.ts';

/**
 * Fields that sources and agency say otherwise.
 */
export interface ImportedFieldPage {
  items: ImportedField[];
  total: number;
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
}
