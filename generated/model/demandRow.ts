import type { AgentId } from './agentId.ts';
import type { ContactId } from './contactId.ts';
import type { DemandId } from './demandId.ts';
import type { DemandReason } from './demandReason.ts';
import type { DemandStatus } from './demandStatus.ts';
import type { DemandTagList } from './demandTagList.ts';
import type { DemandUrgency } from './demandUrgency.ts';
import type { Operation } from './operation.ts';
import type { PropertyType } from './propertyType.ts';

/**
 * A line of the demands.
 */
export interface DemandRow {
  id: DemandId;
  ref: string;
  title: string;
  status: DemandStatus;
  reason: DemandReason | null;
  /** @nullable */
  archivedAt: string | null;
  /** Who looks; of a merged contact, the one that it is part of. */
  contactId: ContactId | null;
  /** @nullable */
  contactName: string | null;
  operations: Operation[];
  types: PropertyType[];
  /**
     * EUR cents.
     * @nullable
     */
  priceMin: number | null;
  /**
     * EUR cents.
     * @nullable
     */
  priceMax: number | null;
  /**
     * m2.
     * @nullable
     */
  areaMin: number | null;
  /** @nullable */
  bedroomsMin: number | null;
  /** Names of islands, municipalities and towns. */
  places: string[];
  urgency: DemandUrgency | null;
  agentId: AgentId | null;
  /** @nullable */
  agentName: string | null;
  /** @nullable */
  expiresOn: string | null;
  /**
     * When homes were first sent that the buyer has said nothing to since, neither of a home nor in a call; null where nothing waits for an answer.
     * @nullable
     */
  silentSince: string | null;
  tags: DemandTagList;
  /** Whether the reader may change it. */
  own: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
}
