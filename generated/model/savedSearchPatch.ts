import type { Language } from './language.ts';
import type { SearchChannel } from './searchChannel.ts';
import type { SearchFrequency } from './searchFrequency.ts';
import type { StoredQuery } from './storedQuery.ts';

/**
 * What its owner changes. `seen` says that its homes have been looked at; `restore` takes back a deletion of the last day.
 */
export interface SavedSearchPatch {
  /**
     * @minLength 1
     * @maxLength 160
     */
  name?: string;
  query?: StoredQuery;
  frequency?: SearchFrequency;
  /** @maxItems 3 */
  channels?: SearchChannel[];
  language?: Language;
  paused?: boolean;
  seen?: boolean;
  restore?: boolean;
}
