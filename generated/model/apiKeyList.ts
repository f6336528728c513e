import type { ApiKey } from './apiKey.ts';

/**
 * Keys of an agency: active ones by name, then those that open nothing any more.
 */
export interface ApiKeyList {
  items: ApiKey[];
}
