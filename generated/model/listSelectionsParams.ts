import type { DemandId } from './demandId.ts';

export type ListSelectionsParams = {
/**
 * Of one demand; without it the newest 50 within my rights.
 */
demandId?: DemandId;
};
