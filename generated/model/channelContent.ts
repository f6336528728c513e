import type { ChannelContentContact } from './channelContentContact.ts';
import type { SpokenLanguage } from './spokenLanguage.ts';

/**
 * What goes out of a home.
 */
export interface ChannelContent {
  /**
     * Only texts in these; none chosen means all there are.
     * @maxItems 26
     */
  languages?: SpokenLanguage[];
  /**
     * At most so many pictures; 50 unless told.
     * @minimum 1
     * @maximum 50
     */
  imageMax?: number;
  /** agency unless told. */
  contact?: ChannelContentContact;
}
