import type { ImportedField } from './importedField.ts';

/**
 * Fields of one home that its sources and the agency say otherwise.
 */
export interface ImportedFieldList {
  items: ImportedField[];
}
