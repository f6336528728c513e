import type { ContactId } from './contactId.ts';
import type { CursorParameter } from './cursorParameter.ts';
import type { DemandId } from './demandId.ts';
import type { HomeId } from './homeId.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { OfferState } from './offerState.ts';

export type ListOffersParams = {
/**
 * For this home.
 */
propertyId?: HomeId;
/**
 * From this demand.
 */
demandId?: DemandId;
/**
 * By this person.
 */
contactId?: ContactId;
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
