import type { TakeoutImport } from './takeoutImport.ts';

/**
 * Imports of takeouts into an agency, newest first.
 */
export interface TakeoutImportList {
  items: TakeoutImport[];
}
