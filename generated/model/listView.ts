import type { ListKind } from './listKind.ts';
import type { ListViewQuery } from './listViewQuery.ts';
import type { Uuid } from './uuid.ts';

/**
 * A search of a list under a name.
 */
export interface ListView {
  id: Uuid;
  list: ListKind;
  name: string;
  query: ListViewQuery;
  /** Columns it shows; empty leaves them as they are. */
  columns: string[];
  /** Everybody of the agency sees it. */
  shared: boolean;
  /** The list opens with it for me. */
  isDefault: boolean;
  /** I may change and remove it. */
  mine: boolean;
  /**
     * Who made it; null when that is me.
     * @nullable
     */
  ownerName: string | null;
  updatedAt: string;
}
