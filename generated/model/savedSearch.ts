import type { Language } from './language.ts';
import type { SearchChannel } from './searchChannel.ts';
import type { SearchFrequency } from './searchFrequency.ts';
import type { StoredQuery } from './storedQuery.ts';
import type { Uuid } from './uuid.ts';

/**
 * A search that is kept and tells of new homes and price drops.
 */
export interface SavedSearch {
  id: Uuid;
  name: string;
  query: StoredQuery;
  frequency: SearchFrequency;
  channels: SearchChannel[];
  language: Language;
  paused: boolean;
  /** False: without an account, and the mailed link has not been followed. */
  confirmed: boolean;
  /** Homes found since it was last looked at. */
  newCount: number;
  /**
     * When it last told of homes.
     * @nullable
     */
  lastRunAt: string | null;
  lastSeenAt: string;
  createdAt: string;
}
