import type { Plan } from './plan.ts';

/**
 * Plans on offer; none where everything is free.
 */
export interface PlanList {
  items: Plan[];
}
