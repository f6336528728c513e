import type { ChannelChoice } from './channelChoice.ts';
import type { ChannelContent } from './channelContent.ts';

/**
 * Settings of a list of homes for Google Ads (dynamic real estate ads). By the columns, not tried with Google.
 */
export interface GoogleSettings {
  choice?: ChannelChoice;
  content?: ChannelContent;
}
