import type { Language } from './language.ts';
import type { OpenHome } from './openHome.ts';

/**
 * A selection as the buyer sees it.
 */
export interface OpenSelection {
  language: Language;
  /** The buyer's first name; empty when unknown. */
  name: string;
  /** @nullable */
  message: string | null;
  /**
     * Name of who sends it.
     * @nullable
     */
  agent: string | null;
  agency: string;
  /**
     * Of the agent or the agency.
     * @nullable
     */
  phone: string | null;
  expiresAt: string;
  homes: OpenHome[];
}
