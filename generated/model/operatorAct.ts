import type { Uuid } from './uuid.ts';

/**
 * An act of the operator.
 */
export interface OperatorAct {
  id: Uuid;
  at: string;
  /** @maxLength 60 */
  act: string;
  /** E-mail of who acted; `cli` for the command line of the server. */
  by: string;
  /**
     * What it was done to: a number, an id.
     * @maxLength 200
     */
  subject: string;
  /** @maxLength 500 */
  reason: string;
}
