import type { HomeChannel } from './homeChannel.ts';

/**
 * The agency's channels out that have not ended, by name, with the home on each.
 */
export interface HomeChannelList {
  items: HomeChannel[];
}
