import type { DemandNoteInputKind } from './demandNoteInputKind.ts';

/**
 * Something an agent notes about a demand; it also stands in the person's timeline.
 */
export interface DemandNoteInput {
  kind: DemandNoteInputKind;
  /**
     * @minLength 1
     * @maxLength 4000
     */
  text: string;
}
