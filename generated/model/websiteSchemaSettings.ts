import type { ChannelChoice } from './channelChoice.ts';
import type { ChannelContent } from './channelContent.ts';

/**
 * Settings of the schema.org data (JSON-LD) for an own website.
 */
export interface WebsiteSchemaSettings {
  choice?: ChannelChoice;
  content?: ChannelContent;
}
