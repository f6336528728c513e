import type { Uuid } from './uuid.ts';

/**
 * A home opened for booking by link.
 */
export interface VisitBooking {
  id: Uuid;
  propertyId: Uuid;
  agentId: Uuid;
  /** @nullable */
  agentName: string | null;
  /** The home's public page offers it. */
  public: boolean;
  /** Last part of the link. */
  token: string;
  expiresAt: string;
  createdAt: string;
}
