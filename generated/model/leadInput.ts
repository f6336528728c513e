import type { AgencyId } from './agencyId.ts';
import type { ContactMethod } from './contactMethod.ts';
import type { HomeId } from './homeId.ts';
import type { Language } from './language.ts';
import type { LeadKind } from './leadKind.ts';
import type { LeadWebInput } from './leadWebInput.ts';

/**
 * An enquiry: about a home (propertyId), to an agency without a home (agencyId, 404 without homes on the market), or to the site's operator (neither). Beside propertyId an agencyId says nothing. `web` says which form of the agency's website it was written in; the site has to be published, and its agency is who is written to. With `web`, a home of that agency which has left the market is named to the agency as it was last shown, and a propertyId of anything else that is not on the market under it (a home of another agency, one that was never published, none at all) is left out; the sender reads the same in each case, and the receipt names only what is on the market. Consent is needed to keep and answer it (GDPR art. 6.1.a); its wording and time are stored.
 */
export interface LeadInput {
  propertyId?: HomeId;
  agencyId?: AgencyId;
  kind?: LeadKind;
  /**
     * @minLength 1
     * @maxLength 80
     */
  firstName: string;
  /** @maxLength 120 */
  lastName?: string;
  /** @maxLength 254 */
  email: string;
  /** @maxLength 25 */
  phone?: string;
  /**
     * @minLength 1
     * @maxLength 2000
     */
  message: string;
  preferredContact?: ContactMethod;
  language?: Language;
  consent: true;
  web?: LeadWebInput;
  /**
     * Left empty by people; filled by programs.
     * @maxLength 200
     */
  website?: string;
}
