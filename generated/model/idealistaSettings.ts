import type { ChannelChoice } from './channelChoice.ts';
import type { ChannelContent } from './channelContent.ts';
import type { IdealistaSettingsVisibility } from './idealistaSettingsVisibility.ts';

/**
 * Settings of an Idealista file (feed v6). By the schema, not tried with the portal.
 */
export interface IdealistaSettings {
  /**
     * The agency's key at Idealista, which Idealista gives.
     * @pattern ^ilc[a-z0-9]{40}$
     */
  customerCode?: string;
  /**
     * Who the agency is for Idealista where there is no key; the channel's id unless told.
     * @minLength 1
     * @maxLength 50
     * @pattern ^[ -~]+$
     */
  customerReference?: string;
  /** idealista unless told. */
  visibility?: IdealistaSettingsVisibility;
  choice?: ChannelChoice;
  content?: ChannelContent;
}
