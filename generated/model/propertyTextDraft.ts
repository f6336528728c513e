import type { DraftSentence } from './draftSentence.ts';
import type { Language } from './language.ts';

/**
 * Title and description in one language, made of the home's public facts alone (fields whose `x-shows` says draft). Sentences stand in the order of the text.
 */
export interface PropertyTextDraft {
  language: Language;
  title: DraftSentence;
  sentences: DraftSentence[];
}
