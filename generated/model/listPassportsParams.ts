import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { PassportState } from './passportState.ts';

export type ListPassportsParams = {
/**
 * Only homes whose gravest light is this.
 */
state?: PassportState;
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
