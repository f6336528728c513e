import type { DemandReason } from './demandReason.ts';
import type { DemandStatus } from './demandStatus.ts';
import type { DemandTagList } from './demandTagList.ts';
import type { DemandUrgency } from './demandUrgency.ts';
import type { Operation } from './operation.ts';
import type { PropertyType } from './propertyType.ts';
import type { Uuid } from './uuid.ts';

/**
 * A line of the demands.
 */
export interface DemandRow {
  id: Uuid;
  ref: string;
  title: string;
  status: DemandStatus;
  reason: DemandReason | null;
  /** @nullable */
  archivedAt: string | null;
  contactId: Uuid | null;
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
  agentId: Uuid | null;
  /** @nullable */
  agentName: string | null;
  /** @nullable */
  expiresOn: string | null;
  tags: DemandTagList;
  /** Whether the reader may change it. */
  own: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
}
