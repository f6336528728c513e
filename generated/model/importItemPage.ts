import type { ImportItem } from './importItem.ts';

/**
 * Properties of a run.
 */
export interface ImportItemPage {
  items: ImportItem[];
  total: number;
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
}
