import type { PropertyBasics } from './propertyBasics.ts';
import type { PropertyFeatures } from './propertyFeatures.ts';
import type { PropertyLayout } from './propertyLayout.ts';
import type { PropertyLegal } from './propertyLegal.ts';
import type { PropertyLocation } from './propertyLocation.ts';
import type { PropertyMandate } from './propertyMandate.ts';
import type { PropertyPublication } from './propertyPublication.ts';
import type { PropertyTexts } from './propertyTexts.ts';

/**
 * A new home; type and operation are needed, the rest can wait.
 */
export interface PropertyInput {
  basics: PropertyBasics;
  location?: PropertyLocation;
  layout?: PropertyLayout;
  features?: PropertyFeatures;
  legal?: PropertyLegal;
  mandate?: PropertyMandate;
  texts?: PropertyTexts;
  publication?: PropertyPublication;
}
