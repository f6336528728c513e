import type { ConnectionScope } from './connectionScope.ts';
import type { Uuid } from './uuid.ts';

/**
 * An application that acts as a person of the agency, within scopes, until one of them ends it, or it lies unused for 30 days, or after 90 days.
 */
export interface Connection {
  id: Uuid;
  /** What it calls itself. */
  client: string;
  /**
     * Where it says who it is; null: it registered here.
     * @nullable
     */
  clientHost: string | null;
  /** Where what it was given went. */
  redirectHost: string;
  /** That was a program on the person's own device. */
  loopback: boolean;
  scopes: ConnectionScope[];
  /** Whom it acts as, by name. */
  person: string;
  /** That is who reads this. */
  own: boolean;
  createdAt: string;
  /**
     * To the minute; null: never.
     * @nullable
     */
  lastUsedAt: string | null;
  /** When it ends unless it is used before, in UTC. */
  expiresAt: string;
}
