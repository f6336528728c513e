import type { MoveStepAct } from './moveStepAct.ts';

/**
 * What to do with a move.
 */
export interface MoveStep {
  act: MoveStepAct;
  /** Of start: a person has read the question in issues. */
  confirmed?: boolean;
}
