import type { AgentId } from './agentId.ts';
import type { HomeId } from './homeId.ts';
import type { Uuid } from './uuid.ts';
import type { ValuationComparable } from './valuationComparable.ts';
import type { ValuationModel } from './valuationModel.ts';
import type { ValuationNote } from './valuationNote.ts';
import type { ValuationOperation } from './valuationOperation.ts';
import type { ValuationPosition } from './valuationPosition.ts';
import type { ValuationReason } from './valuationReason.ts';
import type { ValuationSubject } from './valuationSubject.ts';

/**
 * What homes like this one ask, with its doubt, and what it was told from. Kept as it was told.
 */
export interface Valuation {
  id: Uuid;
  propertyId: HomeId | null;
  madeBy: AgentId | null;
  operation: ValuationOperation;
  asOf: string;
  subject: ValuationSubject;
  /**
     * EUR cents, rounded; by the month when let; null with a reason.
     * @nullable
     */
  value: number | null;
  /** @nullable */
  low: number | null;
  /** @nullable */
  high: number | null;
  /** Of 100 homes like it, so many ask a price from low to high. */
  cover: number;
  /**
     * EUR cents per built m2.
     * @nullable
     */
  perM2: number | null;
  reason: ValuationReason | null;
  /** Null when the home has no price, or too few compare. */
  position: ValuationPosition | null;
  /** Homes of the kind within 8 km that were looked at, 150 at most, without adverts of the home itself. */
  near: number;
  /** @maxItems 15 */
  comparables: ValuationComparable[];
  model: ValuationModel | null;
  notes: ValuationNote[];
}
