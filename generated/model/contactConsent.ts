import type { ContactConsentBasis } from './contactConsentBasis.ts';
import type { ContactConsentChannel } from './contactConsentChannel.ts';
import type { ContactConsentPurpose } from './contactConsentPurpose.ts';
import type { ContactConsentSource } from './contactConsentSource.ts';
import type { ContactConsentState } from './contactConsentState.ts';
import type { Uuid } from './uuid.ts';

/**
 * What somebody said about one purpose, with the proof (GDPR art. 7.1). Never changed; a new word is a new line.
 */
export interface ContactConsent {
  id: Uuid;
  purpose: ContactConsentPurpose;
  state: ContactConsentState;
  basis: ContactConsentBasis;
  channel?: ContactConsentChannel;
  source: ContactConsentSource;
  /** @nullable */
  text: string | null;
  at: string;
  /** @nullable */
  byName: string | null;
}
