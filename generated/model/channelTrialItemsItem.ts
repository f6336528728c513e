import type { ChannelTrialItemsItemWay } from './channelTrialItemsItemWay.ts';
import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';
import type { PublicationReason } from './publicationReason.ts';

export type ChannelTrialItemsItem = {
  propertyId: HomeId;
  ref: HomeRef;
  /** @nullable */
  title: string | null;
  way: ChannelTrialItemsItemWay;
  /** Why it would leave; null when it comes in, or would be held back. */
  reason: PublicationReason | null;
  /**
     * What would hold it back, in the language of the request.
     * @nullable
     */
  message: string | null;
};
