import type { DashboardPaperKind } from './dashboardPaperKind.ts';
import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';

/**
 * A paper of a home on offer that ends within 30 days, or has ended.
 */
export interface DashboardPaper {
  propertyId: HomeId;
  ref: HomeRef;
  /** @nullable */
  title: string | null;
  paper: DashboardPaperKind;
  /** Its last day. */
  endsOn: string;
  /** Days left; 0 today, negative once it is over. */
  days: number;
  /** @nullable */
  agentName: string | null;
}
