import type { ContactConsentInputBasis } from './contactConsentInputBasis.ts';
import type { ContactConsentInputChannel } from './contactConsentInputChannel.ts';
import type { ContactConsentInputState } from './contactConsentInputState.ts';
import type { ContactConsentPurpose } from './contactConsentPurpose.ts';

/**
 * What a person said and how it can be shown. Now unless `at` says when.
 */
export interface ContactConsentInput {
  purpose: ContactConsentPurpose;
  state: ContactConsentInputState;
  basis: ContactConsentInputBasis;
  channel: ContactConsentInputChannel;
  /**
     * The words they agreed to, or where the signed paper is.
     * @minLength 1
     * @maxLength 2000
     */
  text: string;
  at?: string;
}
