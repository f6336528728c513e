import type { HomeId } from './homeId.ts';
import type { LocalizedLine } from './localizedLine.ts';

/**
 * The home of an introduction.
 */
export interface IntroductionHome {
  id: HomeId;
  /**
     * Of a home of my agency; null of a partner's.
     * @nullable
     */
  ref: string | null;
  title: LocalizedLine;
  place: string;
}
