import type { ChannelChoice } from './channelChoice.ts';
import type { ChannelContent } from './channelContent.ts';

/**
 * Settings of a catalogue of homes for Meta (home listings). By the columns, not tried with Meta.
 */
export interface MetaSettings {
  choice?: ChannelChoice;
  content?: ChannelContent;
}
