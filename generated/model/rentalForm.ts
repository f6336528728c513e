import type { Money } from './money.ts';
import type { RentalAnswer } from './rentalAnswer.ts';
import type { RentalMember } from './rentalMember.ts';

/**
 * What an applicant sent, without contact.
 */
export interface RentalForm {
  largeHolder?: RentalAnswer;
  ownedSince?: string;
  askedRent?: Money;
  registered?: RentalAnswer;
  lastRegisteredOn?: string;
  emptySince?: string;
  address?: string;
  cadastralRef?: string;
  cedula?: RentalAnswer;
  energy?: RentalAnswer;
  worksNeeded?: RentalAnswer;
  worksCost?: Money;
  registeredSince?: string;
  monthlyRent?: Money;
  members?: RentalMember[];
  message?: string;
}
