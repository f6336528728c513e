import type { ListViewQuery } from './listViewQuery.ts';

/**
 * What changes. Of a colleague's shared view only whether my list opens with it.
 */
export interface ListViewPatch {
  /**
     * @minLength 1
     * @maxLength 60
     */
  name?: string;
  query?: ListViewQuery;
  /**
     * @maxItems 20
     * @items.maxLength 40
     */
  columns?: string[];
  shared?: boolean;
  isDefault?: boolean;
}
