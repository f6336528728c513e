import type { AgentId } from './agentId.ts';
import type { ContactRole } from './contactRole.ts';
import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { ListContactsSort } from './listContactsSort.ts';
import type { ListContactsView } from './listContactsView.ts';
import type { SpokenLanguage } from './spokenLanguage.ts';

export type ListContactsParams = {
/**
 * Beginnings of words of a name, company, e-mail, phone, tag or town.
 * @maxLength 100
 */
q?: string;
/**
 * One of the tabs; all unless told.
 */
view?: ListContactsView;
/**
 * Any of these roles.
 * @maxItems 10
 */
role?: ContactRole[];
/**
 * All of these tags.
 * @maxItems 10
 * @items.maxLength 40
 */
tag?: string[];
/**
 * Any of these languages.
 * @maxItems 10
 */
language?: SpokenLanguage[];
/**
 * Looked after by this person.
 */
agentId?: AgentId;
/**
 * Order; activity (newest first) unless told.
 */
sort?: ListContactsSort;
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
