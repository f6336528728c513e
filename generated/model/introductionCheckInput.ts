import type { ContactId } from './contactId.ts';
import type { HomeId } from './homeId.ts';

/**
 * A client of mine and a home that a partner shares with me.
 */
export interface IntroductionCheckInput {
  propertyId: HomeId;
  contactId: ContactId;
}
