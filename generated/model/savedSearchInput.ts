import type { Language } from './language.ts';
import type { SearchChannel } from './searchChannel.ts';
import type { SearchFrequency } from './searchFrequency.ts';
import type { StoredQuery } from './storedQuery.ts';

/**
 * A search to keep.
 */
export interface SavedSearchInput {
  /**
     * @minLength 1
     * @maxLength 160
     */
  name: string;
  query: StoredQuery;
  frequency: SearchFrequency;
  /** @maxItems 3 */
  channels: SearchChannel[];
  language?: Language;
}
