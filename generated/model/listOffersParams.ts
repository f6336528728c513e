import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { OfferState } from './offerState.ts';
import type { Uuid } from './uuid.ts';

export type ListOffersParams = {
/**
 * For this home.
 */
propertyId?: Uuid;
/**
 * From this demand.
 */
demandId?: Uuid;
/**
 * By this person.
 */
contactId?: Uuid;
/**
 * Only in this state.
 */
state?: OfferState;
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
