import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { MatchShow } from './matchShow.ts';
import type { MatchSource } from './matchSource.ts';

export type ListDemandMatchesParams = {
/**
 * Which of them: `all` that fit but what was put away (the default), `new` ones nobody has done anything with, those in one state, or `out`, disliked and discarded. States show homes that fit no longer, too.
 */
show?: MatchShow;
/**
 * Homes of one near miss instead, by its `key`.
 * @maxLength 80
 * @pattern [a-zA-Z]+(:[a-zA-Z0-9_-]+)?
 */
near?: string;
/**
 * Of `all` and `new` only homes of these: own ones, and those that partners share by networks of a kind. Left out: those that the demand names (`includeNetworks`) and own ones; where it names none, own ones and whatever other agencies show in public.
 * @maxItems 6
 */
sources?: MatchSource[];
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
