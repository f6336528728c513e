import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { MarketReviewState } from './marketReviewState.ts';

export type ListMarketReviewsParams = {
/**
 * Those in this state; those that wait for a look unless told.
 */
state?: MarketReviewState;
/**
 * Only those of which somebody told the operator.
 */
reported?: boolean;
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
