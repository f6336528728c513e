import type { RentalDocumentType } from './rentalDocumentType.ts';
import type { RentalLinkFile } from './rentalLinkFile.ts';

/**
 * What an applicant reads by their own link, nothing of their answers.
 */
export interface RentalLinkPage {
  reference: string;
  /** What they are asked for. */
  asked: RentalDocumentType[];
  /** What they sent, newest first. */
  items: RentalLinkFile[];
  /** How many documents the file still takes. */
  left: number;
  expiresAt: string;
}
