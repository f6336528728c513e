import type { DemandUrgency } from './demandUrgency.ts';
import type { Money } from './money.ts';
import type { SpokenLanguage } from './spokenLanguage.ts';

/**
 * Who will live there, and what the taxes and the rent depend on.
 */
export interface DemandBuyer {
  urgency?: DemandUrgency;
  moveInFrom?: string;
  moveInTo?: string;
  /** @maxLength 200 */
  timeline?: string;
  /**
     * @minimum 1
     * @maximum 120
     */
  durationMonths?: number;
  /**
     * @minimum 1
     * @maximum 50
     */
  occupants?: number;
  pets?: boolean;
  smoker?: boolean;
  employmentProof?: boolean;
  monthlyIncome?: Money;
  firstHome?: boolean;
  ageUnder30?: boolean;
  ageUnder36?: boolean;
  disability?: boolean;
  largeFamily?: boolean;
  /** @maxItems 26 */
  languages?: SpokenLanguage[];
}
