import type { CardTroubleAct } from './cardTroubleAct.ts';

/**
 * What is said of a difference, and why.
 */
export interface CardTroubleInput {
  /**
     * @minLength 1
     * @maxLength 100
     */
  subject: string;
  act: CardTroubleAct;
  /**
     * At least ten characters; stays in the list of acts.
     * @maxLength 500
     */
  reason: string;
}
