import type { AnalysisHealthPart } from './analysisHealthPart.ts';
import type { AnalysisHomeAct } from './analysisHomeAct.ts';
import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';
import type { Money } from './money.ts';
import type { Operation } from './operation.ts';
import type { PassportState } from './passportState.ts';

/**
 * A home on the market, how it stands and what it asks for.
 */
export interface AnalysisHome {
  propertyId: HomeId;
  ref: HomeRef;
  title: string;
  operation: Operation;
  price: Money | null;
  /**
     * Since it was first published.
     * @minimum 0
     */
  days: number;
  /**
     * Half of homes of its operation are sold or let within so many; the agency's own, else those of all others; null: too few.
     * @minimum 0
     * @nullable
     */
  medianDays: number | null;
  /**
     * Of the points that are known, in per cent; null below half of them.
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  score: number | null;
  /**
     * @minItems 5
     * @maxItems 5
     */
  parts: AnalysisHealthPart[];
  act: AnalysisHomeAct | null;
  /**
     * Of 100 homes like it, how many ask less per m2; null: not compared.
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  percentile: number | null;
  /**
     * Above the estimate in per cent, below it when negative; null without an estimate.
     * @nullable
     */
  deltaPct: number | null;
  /**
     * How often its price was lowered.
     * @minimum 0
     */
  lowered: number;
  /**
     * When its price was compared; null: not since it changed.
     * @nullable
     */
  pricedAt: string | null;
  /**
     * Openings of its page in 90 days, by visitors who let us count.
     * @minimum 0
     */
  views: number;
  /**
     * In 90 days.
     * @minimum 0
     */
  enquiries: number;
  passport: PassportState;
}
