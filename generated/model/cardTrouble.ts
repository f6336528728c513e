import type { CardTroubleAct } from './cardTroubleAct.ts';
import type { CardTroubleKind } from './cardTroubleKind.ts';

/**
 * One difference between books and payment service; EUR cents.
 */
export interface CardTrouble {
  /**
     * An order's number, or an object of the service.
     * @maxLength 100
     */
  subject: string;
  kind: CardTroubleKind;
  /**
     * The service's own word, where there is one.
     * @maxLength 200
     * @nullable
     */
  detail: string | null;
  ours: number;
  theirs: number;
  foundAt: string;
  /**
     * What can be done about it here (`resolveCardTrouble`).
     * @maxItems 4
     */
  acts: CardTroubleAct[];
}
