import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { ListBrakedHomesSeverity } from './listBrakedHomesSeverity.ts';

export type ListBrakedHomesParams = {
/**
 * Code of the rule, as in PublicationIssue.
 * @pattern ^[A-Za-z]{1,40}$
 */
rule: string;
/**
 * Only where it holds homes back, or only where it takes something from them.
 */
severity?: ListBrakedHomesSeverity;
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
