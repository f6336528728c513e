import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { PublicationState } from './publicationState.ts';

export type ListPublicationHomesParams = {
/**
 * Only homes in these states.
 * @maxItems 7
 */
state?: PublicationState[];
/**
 * Only homes with a remark of this rule.
 * @maxLength 40
 */
rule?: string;
/**
 * Words of the reference or the title.
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
