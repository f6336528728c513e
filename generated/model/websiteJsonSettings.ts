import type { ChannelChoice } from './channelChoice.ts';
import type { ChannelContent } from './channelContent.ts';

/**
 * Settings of the JSON for an own website.
 */
export interface WebsiteJsonSettings {
  choice?: ChannelChoice;
  content?: ChannelContent;
}
