import type { AgentId } from './agentId.ts';
import type { AssetSource } from './assetSource.ts';
import type { FieldValues } from './fieldValues.ts';
import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';
import type { Island } from './island.ts';
import type { Operation } from './operation.ts';
import type { PropertyQualityItem } from './propertyQualityItem.ts';
import type { PropertyStatus } from './propertyStatus.ts';
import type { PropertyType } from './propertyType.ts';
import type { RentPeriod } from './rentPeriod.ts';
import type { Substatus } from './substatus.ts';

/**
 * A line of the portfolio.
 */
export interface PropertyRow {
  id: HomeId;
  ref: HomeRef;
  title: string;
  status: PropertyStatus;
  substatus: Substatus | null;
  type: PropertyType;
  operations: Operation[];
  /**
     * EUR cents, first offer.
     * @nullable
     */
  price: number | null;
  /** What the first offer's price is for; null when it sells. */
  rentPeriod: RentPeriod | null;
  /**
     * EUR cents, before the last lowering.
     * @nullable
     */
  previousPrice: number | null;
  /**
     * m2 built, plot for land.
     * @nullable
     */
  area: number | null;
  /**
     * EUR cents per m2.
     * @nullable
     */
  pricePerM2: number | null;
  /** @nullable */
  bedrooms: number | null;
  /** @nullable */
  bathrooms: number | null;
  /** @nullable */
  town: string | null;
  island: Island | null;
  /**
     * Address of a small picture.
     * @nullable
     */
  thumb: string | null;
  photoCount: number;
  completenessPct: number;
  agentId: AgentId | null;
  /** @nullable */
  agentName: string | null;
  exclusive: boolean;
  /** @nullable */
  mandateEndsOn: string | null;
  leadCount: number;
  tags: string[];
  /** What stops it from being published. */
  missing: PropertyQualityItem[];
  /** I may change it; a colleague's shared one I may read. */
  own: boolean;
  version: number;
  updatedAt: string;
  /** @nullable */
  publishedAt: string | null;
  source: AssetSource;
  fields: FieldValues;
}
