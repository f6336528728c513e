import type { DashboardPaperKind } from './dashboardPaperKind.ts';
import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';

/**
 * A paper that ends within 30 days, has ended or is missing: of a home on offer, of a let that closed, or of the agency itself.
 */
export interface DashboardPaper {
  /** Null: it is the agency's. */
  propertyId: HomeId | null;
  ref: HomeRef | null;
  /** @nullable */
  title: string | null;
  paper: DashboardPaperKind;
  /**
     * Its last day; null: it is missing.
     * @nullable
     */
  endsOn: string | null;
  /**
     * Days left; 0 today, negative once it is over, null where it is missing.
     * @nullable
     */
  days: number | null;
  /** @nullable */
  agentName: string | null;
}
