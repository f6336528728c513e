import type { VisitDay } from './visitDay.ts';
import type { VisitFeedback } from './visitFeedback.ts';
import type { VisitMine } from './visitMine.ts';
import type { VisitPageHome } from './visitPageHome.ts';
import type { VisitPageKind } from './visitPageKind.ts';

/**
 * What a link shows.
 */
export interface VisitPage {
  kind: VisitPageKind;
  agencyName: string;
  /** @nullable */
  agencyPhone: string | null;
  agentName: string;
  home: VisitPageHome;
  lengthMinutes: number;
  /** Days with free times; empty for feedback. */
  days: VisitDay[];
  /** Null when a new one is booked. */
  visit: VisitMine | null;
  /** What the visitor said before. */
  said: VisitFeedback | null;
}
