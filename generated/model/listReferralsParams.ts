import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { ReferralState } from './referralState.ts';

export type ListReferralsParams = {
/**
 * Only in this state.
 */
state?: ReferralState;
/**
 * Those that the caller passed on, whatever they are now.
 */
mine?: boolean;
/**
 * Opaque place in the list, from `next` or `previous` of an earlier answer.
 * @maxLength 300
 */
cursor?: CursorParameter;
/**
 * How many rows, 24 unless told.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
};
