import type { Island } from './island.ts';
import type { Language } from './language.ts';
import type { Money } from './money.ts';
import type { RentalAnswer } from './rentalAnswer.ts';
import type { RentalMember } from './rentalMember.ts';
import type { RentalSide } from './rentalSide.ts';

/**
 * A file for the programme. Consent is needed to keep it (GDPR art. 6.1.a); its wording and time are stored.
 */
export interface RentalInput {
  side: RentalSide;
  island: Island;
  largeHolder?: RentalAnswer;
  ownedSince?: string;
  askedRent?: Money;
  registered?: RentalAnswer;
  lastRegisteredOn?: string;
  emptySince?: string;
  /**
     * @minLength 3
     * @maxLength 200
     */
  address?: string;
  /**
     * @maxLength 20
     * @pattern ^[A-Za-z0-9]*$
     */
  cadastralRef?: string;
  cedula?: RentalAnswer;
  energy?: RentalAnswer;
  worksNeeded?: RentalAnswer;
  worksCost?: Money;
  registeredSince?: string;
  monthlyRent?: Money;
  /**
     * Household of a tenant, at least one.
     * @maxItems 10
     */
  members?: RentalMember[];
  /**
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /** @maxLength 254 */
  email: string;
  /** @maxLength 25 */
  phone?: string;
  /** @maxLength 2000 */
  message?: string;
  language?: Language;
  consent: true;
  /**
     * Left empty by people; filled by programs.
     * @maxLength 200
     */
  website?: string;
}
