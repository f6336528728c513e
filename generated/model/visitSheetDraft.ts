import type { Language } from './language.ts';

/**
 * The text of a sheet as it would be signed now.
 */
export interface VisitSheetDraft {
  language: Language;
  title: string;
  /** Lines: name, tax id, licence, address, agent. */
  agency: string[];
  /** One line each: reference, address, cadastral reference, price. */
  homes: string[];
  when: string;
  clauses: string[];
  /** What the visitor declares: first visit, no direct deal. */
  declarations: string[];
  /**
     * Names this text when it is signed.
     * @pattern ^[0-9a-f]{64}$
     */
  textHash: string;
}
