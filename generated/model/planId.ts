
/**
 * Short name of a plan.
 * @maxLength 30
 * @pattern ^[a-z][a-z0-9-]{1,29}$
 */
export type PlanId = string;
