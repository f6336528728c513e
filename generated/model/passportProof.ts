import type { Uuid } from './uuid.ts';

/**
 * A document that says how a home stood on a day; kept with the home's documents.
 */
export interface PassportProof {
  /** By which anybody checks it. */
  code: string;
  day: string;
  /**
     * Rules that concern the home.
     * @minimum 0
     */
  lights: number;
  /**
     * Documents whose SHA-256 stands in it.
     * @minimum 0
     */
  documents: number;
  /** The PDF among the home's documents; null: it was removed there. */
  documentId: Uuid | null;
  /** Where its code leads. */
  url: string;
}
