import type { AgentId } from './agentId.ts';
import type { ContactId } from './contactId.ts';
import type { ContactRole } from './contactRole.ts';
import type { ExportContactsFormat } from './exportContactsFormat.ts';
import type { ExportContactsView } from './exportContactsView.ts';
import type { SpokenLanguage } from './spokenLanguage.ts';

export type ExportContactsParams = {
/**
 * Kind of file.
 */
format: ExportContactsFormat;
/**
 * Only these; without it the whole list.
 * @maxItems 200
 */
ids?: ContactId[];
/**
 * Beginnings of words of a name, company, e-mail, phone, tag or town.
 * @maxLength 100
 */
q?: string;
/**
 * One of the tabs; all unless told.
 */
view?: ExportContactsView;
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
};
