import type { CursorParameter } from './cursorParameter.ts';
import type { HomeId } from './homeId.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { ListOrdersSide } from './listOrdersSide.ts';
import type { OrderState } from './orderState.ts';

export type ListOrdersParams = {
/**
 * Bought unless told; a SERVICE has sold ones alone.
 */
side?: ListOrdersSide;
/**
 * Only in this state.
 */
state?: OrderState;
/**
 * Only for this home.
 */
propertyId?: HomeId;
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
