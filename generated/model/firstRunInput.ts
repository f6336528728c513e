import type { FirstStepKind } from './firstStepKind.ts';

/**
 * What the reader does not want to be asked; what is left out stays.
 */
export interface FirstRunInput {
  /** Puts the whole list away, or takes it out again. */
  hidden?: boolean;
  /**
     * All steps that are not wanted; of those before it, the others are asked again.
     * @maxItems 6
     */
  dismissed?: FirstStepKind[];
}
