import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';
import type { PassportState } from './passportState.ts';

/**
 * A home with what its passport asks.
 */
export interface PassportRow {
  propertyId: HomeId;
  ref: HomeRef;
  /** @nullable */
  title: string | null;
  state: PassportState;
  /**
     * What is red or amber and nobody lets pass, in words, gravest first.
     * @maxItems 20
     */
  asks: string[];
  /** @nullable */
  agentName: string | null;
}
