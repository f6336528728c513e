import type { AgencyId } from './agencyId.ts';
import type { EventId } from './eventId.ts';
import type { PartnerVisitContact } from './partnerVisitContact.ts';
import type { PartnerVisitHome } from './partnerVisitHome.ts';
import type { PartnerVisitReason } from './partnerVisitReason.ts';
import type { PartnerVisitSide } from './partnerVisitSide.ts';
import type { PartnerVisitState } from './partnerVisitState.ts';
import type { Uuid } from './uuid.ts';

/**
 * A visit that one agency asks of another, as one of the two reads it. Who comes is known to the side that asks alone.
 */
export interface PartnerVisit {
  id: Uuid;
  side: PartnerVisitSide;
  state: PartnerVisitState;
  /** The reader's agency is to answer. */
  turn: boolean;
  home: PartnerVisitHome;
  agencyId: AgencyId;
  /** Of the other side. */
  agencyName: string;
  /** Who comes; null for the agency of the home, and where they were erased. */
  contact: PartnerVisitContact | null;
  /**
     * Times that wait for an answer, UTC.
     * @maxItems 3
     */
  slots: string[];
  /**
     * When it is, once it is confirmed.
     * @nullable
     */
  startsAt: string | null;
  /**
     * How long it takes.
     * @minimum 15
     * @maximum 180
     */
  minutes: number;
  /** Why it was refused. */
  reason: PartnerVisitReason | null;
  /** Of the visit in the reader's own diary. */
  eventId: EventId | null;
  /**
     * Who has to do with it in the reader's agency.
     * @nullable
     */
  agentName: string | null;
  askedAt: string;
  /**
     * Until when an answer is expected, 24 hours from when the turn began.
     * @nullable
     */
  dueAt: string | null;
  /**
     * When it lapses unanswered, 72 hours from when the turn began.
     * @nullable
     */
  lapsesAt: string | null;
  /**
     * Since when a visit sheet is signed on the side that asks; never by whom.
     * @nullable
     */
  signedAt: string | null;
}
