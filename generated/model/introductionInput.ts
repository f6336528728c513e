import type { ContactId } from './contactId.ts';
import type { HomeId } from './homeId.ts';
import type { IntroductionInputEvidence } from './introductionInputEvidence.ts';

/**
 * A client of mine whom I introduce to a partner's home.
 */
export interface IntroductionInput {
  propertyId: HomeId;
  contactId: ContactId;
  /** What an agency can say of its own accord. */
  evidence: IntroductionInputEvidence;
}
