import type { Language } from './language.ts';

export type DraftVisitSheetParams = {
/**
 * Language of the visitor; that of the first one unless told.
 */
language?: Language;
/**
 * With the statement that it is the first visit.
 */
declaresFirstVisit?: boolean;
/**
 * With the clause against going round the agency.
 */
noDirectDeal?: boolean;
};
