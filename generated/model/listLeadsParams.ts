import type { CursorParameter } from './cursorParameter.ts';
import type { HomeId } from './homeId.ts';
import type { LeadState } from './leadState.ts';
import type { LimitParameter } from './limitParameter.ts';

export type ListLeadsParams = {
/**
 * Any of these states.
 * @maxItems 4
 */
state?: LeadState[];
/**
 * About one home.
 */
propertyId?: HomeId;
/**
 * Name, e-mail, phone or words.
 * @maxLength 100
 */
q?: string;
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
