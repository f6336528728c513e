import type { Island } from './island.ts';
import type { Language } from './language.ts';
import type { RentalAccess } from './rentalAccess.ts';
import type { RentalCheck } from './rentalCheck.ts';
import type { RentalDocument } from './rentalDocument.ts';
import type { RentalDue } from './rentalDue.ts';
import type { RentalEligibility } from './rentalEligibility.ts';
import type { RentalForm } from './rentalForm.ts';
import type { RentalOffer } from './rentalOffer.ts';
import type { RentalOfficer } from './rentalOfficer.ts';
import type { RentalSide } from './rentalSide.ts';
import type { RentalState } from './rentalState.ts';
import type { RentalStep } from './rentalStep.ts';
import type { Uuid } from './uuid.ts';

/**
 * A file as the programme's people see it. `eligibility` is as counted when it was sent, in words of the reader.
 */
export interface Rental {
  id: Uuid;
  reference: string;
  side: RentalSide;
  island: Island;
  state: RentalState;
  name: string;
  email: string;
  /** @nullable */
  phone: string | null;
  language: Language;
  form: RentalForm;
  eligibility: RentalEligibility;
  /** @nullable */
  note: string | null;
  consentAt: string;
  /**
     * When it will be erased, if nothing changes: 90 days after it was rejected, two years after the last change otherwise.
     * @nullable
     */
  eraseOn: string | null;
  createdAt: string;
  updatedAt: string;
  version: number;
  /** Who looks after it; null: nobody. */
  assignedTo: RentalOfficer | null;
  /** States that it may go to from here. */
  moves: RentalState[];
  /** How it came to where it stands, oldest first. */
  steps: RentalStep[];
  /** Its deadlines, oldest first. */
  dues: RentalDue[];
  /** Everything that is checked of this side, in its order. */
  checks: RentalCheck[];
  /** Newest first. */
  documents: RentalDocument[];
  /** Who opened it, newest first, the last 20; this opening is the first. */
  accesses: RentalAccess[];
  /** How often it was opened. */
  accessCount: number;
  /**
     * Since when every check is met or waived; null: one is not.
     * @nullable
     */
  completeOn: string | null;
  /**
     * Until when the applicant's link takes documents; null: they have none.
     * @nullable
     */
  linkUntil: string | null;
  /**
     * INE code of where the home is, as the programme found it.
     * @nullable
     */
  municipality: string | null;
  /**
     * Of the home, as the programme found it.
     * @nullable
     */
  bedrooms: number | null;
  /** INE codes of where a household would live; empty: anywhere on the island. */
  wanted: string[];
  /** Its newest offer. */
  offer: RentalOffer | null;
}
