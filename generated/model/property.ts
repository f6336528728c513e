import type { AgencyId } from './agencyId.ts';
import type { AgentId } from './agentId.ts';
import type { AssetSource } from './assetSource.ts';
import type { ExternalId } from './externalId.ts';
import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';
import type { Media } from './media.ts';
import type { PropertyBasics } from './propertyBasics.ts';
import type { PropertyFeatures } from './propertyFeatures.ts';
import type { PropertyLayout } from './propertyLayout.ts';
import type { PropertyLegal } from './propertyLegal.ts';
import type { PropertyLocation } from './propertyLocation.ts';
import type { PropertyMandate } from './propertyMandate.ts';
import type { PropertyPublication } from './propertyPublication.ts';
import type { PropertyQuality } from './propertyQuality.ts';
import type { PropertyStatus } from './propertyStatus.ts';
import type { PropertyTagList } from './propertyTagList.ts';
import type { PropertyTexts } from './propertyTexts.ts';
import type { Substatus } from './substatus.ts';

/**
 * The private record of a home. One key per wizard step.
 */
export interface Property {
  id: HomeId;
  ref: HomeRef;
  agencyId: AgencyId;
  agentId: AgentId | null;
  tags: PropertyTagList;
  status: PropertyStatus;
  substatus: Substatus | null;
  /** Optimistic lock, from 1. */
  version: number;
  createdAt: string;
  updatedAt: string;
  createdBy: AgentId | null;
  /** @nullable */
  publishedAt: string | null;
  source: AssetSource;
  externalIds: ExternalId[];
  /** Not in the Balearic Islands. */
  outsideArea: boolean;
  quality: PropertyQuality;
  media: Media[];
  documentCount: number;
  basics: PropertyBasics;
  location?: PropertyLocation;
  layout?: PropertyLayout;
  features?: PropertyFeatures;
  legal?: PropertyLegal;
  mandate?: PropertyMandate;
  texts?: PropertyTexts;
  publication?: PropertyPublication;
}
