import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';
import type { LeadId } from './leadId.ts';

/**
 * An enquiry behind a number.
 */
export interface AnalysisCase {
  leadId: LeadId;
  propertyId: HomeId;
  /** Who asked. */
  person: string;
  /** Of the home. */
  title: string;
  ref: HomeRef;
  source: string;
  /**
     * Who has it; null: nobody.
     * @nullable
     */
  agentName: string | null;
  createdAt: string;
  /**
     * When it came to the step; null where only a later one has a moment.
     * @nullable
     */
  at: string | null;
}
