import type { CursorParameter } from './cursorParameter.ts';
import type { ImportAction } from './importAction.ts';
import type { LimitParameter } from './limitParameter.ts';

export type ListImportItemsParams = {
/**
 * Only these outcomes.
 * @maxItems 8
 */
action?: ImportAction[];
/**
 * Only properties with something to say.
 */
withIssues?: boolean;
/**
 * Only drafts that wait for something the feed lacks.
 */
waiting?: boolean;
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
