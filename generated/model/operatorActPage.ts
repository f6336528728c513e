import type { OperatorAct } from './operatorAct.ts';

/**
 * What the operator did, newest first.
 */
export interface OperatorActPage {
  items: OperatorAct[];
  /** @nullable */
  next: string | null;
}
