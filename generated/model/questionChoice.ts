import type { LocalizedLine } from './localizedLine.ts';

/**
 * A possible answer.
 */
export interface QuestionChoice {
  /** @pattern ^[a-z0-9-]{1,40}$ */
  id: string;
  text: LocalizedLine;
}
