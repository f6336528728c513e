import type { RentalDocumentType } from './rentalDocumentType.ts';
import type { RentalLinkFile } from './rentalLinkFile.ts';
import type { RentalSide } from './rentalSide.ts';
import type { RentalState } from './rentalState.ts';

/**
 * What an applicant reads by their own link, nothing of their answers.
 */
export interface RentalLinkPage {
  reference: string;
  side: RentalSide;
  state: RentalState;
  /** What they are asked for. */
  asked: RentalDocumentType[];
  /** What they sent, newest first. */
  items: RentalLinkFile[];
  /** How many documents the file still takes. */
  left: number;
  expiresAt: string;
}
