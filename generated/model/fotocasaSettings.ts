import type { ChannelChoice } from './channelChoice.ts';
import type { ChannelContent } from './channelContent.ts';
import type { FotocasaSettingsPublicationsItem } from './fotocasaSettingsPublicationsItem.ts';

/**
 * Settings of a channel that sends homes to Fotocasa. By its dictionary, not tried with the portal.
 */
export interface FotocasaSettings {
  /**
     * Portals to which Fotocasa hands homes on, beside its own.
     * @maxItems 5
     */
  publications?: FotocasaSettingsPublicationsItem[];
  choice?: ChannelChoice;
  content?: ChannelContent;
}
