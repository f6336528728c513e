import type { AgentId } from './agentId.ts';
import type { HomeId } from './homeId.ts';
import type { Uuid } from './uuid.ts';

/**
 * A home opened for booking by link.
 */
export interface VisitBooking {
  id: Uuid;
  propertyId: HomeId;
  agentId: AgentId;
  /** @nullable */
  agentName: string | null;
  /** The home's public page offers it. */
  public: boolean;
  /** Last part of the link. */
  token: string;
  expiresAt: string;
  createdAt: string;
}
