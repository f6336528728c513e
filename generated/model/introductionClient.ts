import type { ContactId } from './contactId.ts';

/**
 * A contact of my agency.
 */
export interface IntroductionClient {
  id: ContactId;
  name: string;
}
