import type { ChannelChoice } from './channelChoice.ts';
import type { ChannelContent } from './channelContent.ts';

/**
 * Settings of a Resales-Online file (XML v1.5). By the published list of fields, not tried with the portal.
 */
export interface ResalesSettings {
  /** Homes are offered to the network's other agencies: the commission that the mandate offers them goes out, and a home without one is held back. False unless told. */
  sharesCommission?: boolean;
  /** The cadastral reference goes out, too, of homes whose number is shown: the cadastre tells it to anybody who has the reference. False unless told. */
  sendsCadastral?: boolean;
  choice?: ChannelChoice;
  content?: ChannelContent;
}
