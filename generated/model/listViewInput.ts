import type { ListKind } from './listKind.ts';
import type { ListViewQuery } from './listViewQuery.ts';

/**
 * A new view. Its name is mine once per list.
 */
export interface ListViewInput {
  list: ListKind;
  /**
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  query: ListViewQuery;
  /**
     * @maxItems 20
     * @items.maxLength 40
     */
  columns?: string[];
  shared?: boolean;
  isDefault?: boolean;
}
