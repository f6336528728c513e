import type { Language } from './language.ts';

export type DraftInboxAnswerParams = {
/**
 * That of the person unless told.
 */
language?: Language;
};
