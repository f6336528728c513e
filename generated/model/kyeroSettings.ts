import type { ChannelChoice } from './channelChoice.ts';
import type { ChannelContent } from './channelContent.ts';
import type { KyeroSettingsLevel } from './kyeroSettingsLevel.ts';

/**
 * Settings of a Kyero feed.
 */
export interface KyeroSettings {
  /** 3.0 unless told. */
  level?: KyeroSettingsLevel;
  choice?: ChannelChoice;
  content?: ChannelContent;
}
