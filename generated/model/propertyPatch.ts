import type { AgentId } from './agentId.ts';
import type { PriceWhy } from './priceWhy.ts';
import type { PropertyBasics } from './propertyBasics.ts';
import type { PropertyFeatures } from './propertyFeatures.ts';
import type { PropertyLayout } from './propertyLayout.ts';
import type { PropertyLegal } from './propertyLegal.ts';
import type { PropertyLocation } from './propertyLocation.ts';
import type { PropertyMandate } from './propertyMandate.ts';
import type { PropertyPublication } from './propertyPublication.ts';
import type { PropertyTagList } from './propertyTagList.ts';
import type { PropertyTexts } from './propertyTexts.ts';

/**
 * One or more steps, each whole, and the version they were read at.
 */
export interface PropertyPatch {
  /** @minimum 1 */
  version: number;
  agentId?: AgentId;
  tags?: PropertyTagList;
  priceChange?: PriceWhy;
  basics?: PropertyBasics;
  location?: PropertyLocation;
  layout?: PropertyLayout;
  features?: PropertyFeatures;
  legal?: PropertyLegal;
  mandate?: PropertyMandate;
  texts?: PropertyTexts;
  publication?: PropertyPublication;
}
