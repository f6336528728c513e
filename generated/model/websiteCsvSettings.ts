import type { ChannelChoice } from './channelChoice.ts';
import type { ChannelContent } from './channelContent.ts';

/**
 * Settings of the table (CSV).
 */
export interface WebsiteCsvSettings {
  choice?: ChannelChoice;
  content?: ChannelContent;
}
