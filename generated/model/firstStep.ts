import type { FirstStepKind } from './firstStepKind.ts';

/**
 * A step of an agency's first hour. It is done when what it asks for is there: nobody ticks it.
 */
export interface FirstStep {
  step: FirstStepKind;
  /**
     * Its part of the whole, against those of the others.
     * @minimum 1
     * @maximum 100
     */
  weight: number;
  /**
     * How long it takes about.
     * @minimum 1
     * @maximum 60
     */
  minutes: number;
  done: boolean;
  /** The reader does not want it; it counts no more. */
  dismissed: boolean;
}
