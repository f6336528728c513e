import type { Condition } from './condition.ts';
import type { ContactMethod } from './contactMethod.ts';
import type { FieldValues } from './fieldValues.ts';
import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';
import type { ListingAgency } from './listingAgency.ts';
import type { ListingAgent } from './listingAgent.ts';
import type { ListingCedulaState } from './listingCedulaState.ts';
import type { ListingCosts } from './listingCosts.ts';
import type { ListingLocation } from './listingLocation.ts';
import type { ListingOther } from './listingOther.ts';
import type { ListingPrice } from './listingPrice.ts';
import type { ListingSun } from './listingSun.ts';
import type { ListingTrust } from './listingTrust.ts';
import type { LocalizedLine } from './localizedLine.ts';
import type { LocalizedText } from './localizedText.ts';
import type { Photo } from './photo.ts';
import type { PricePoint } from './pricePoint.ts';
import type { PropertySubtype } from './propertySubtype.ts';
import type { PropertyType } from './propertyType.ts';
import type { PublicPropertyDevelopment } from './publicPropertyDevelopment.ts';
import type { PublicPropertyEnergy } from './publicPropertyEnergy.ts';
import type { PublicPropertyFeatures } from './publicPropertyFeatures.ts';
import type { PublicPropertyLayout } from './publicPropertyLayout.ts';
import type { PublicPropertyOffer } from './publicPropertyOffer.ts';
import type { PublicPropertyTouristLicence } from './publicPropertyTouristLicence.ts';

/**
 * A published home. Nothing of owner, mandate or notes is here; of the steps only fields marked `x-public: true` are (docs/decisions/0059).
 */
export interface Listing {
  id: HomeId;
  ref: HomeRef;
  prices: ListingPrice[];
  /** Terms of each operation; price is absent on request. */
  offers: PublicPropertyOffer[];
  /** Empty when the agency does not show it. */
  priceHistory: PricePoint[];
  type: PropertyType;
  subtype: PropertySubtype | null;
  condition?: Condition;
  constructionYear?: number;
  renovationYear?: number;
  protectionRegime?: string;
  development?: PublicPropertyDevelopment;
  title: LocalizedLine;
  description: LocalizedText;
  metaDescription?: LocalizedLine;
  location: ListingLocation;
  layout: PublicPropertyLayout;
  features: PublicPropertyFeatures;
  energy: PublicPropertyEnergy;
  cedulaState?: ListingCedulaState;
  touristLicence?: PublicPropertyTouristLicence;
  /** Metres to the sea in a straight line from where the home is shown: to 10 m (100 m above 1 km) when the point is exact, to 100 m (500 m above 1 km) when it is moved; absent when it is hidden or outside the islands. */
  seaDistance?: number;
  /**
     * Sun on each side the rooms look to; absent when no direction is told.
     * @maxItems 8
     */
  sun?: ListingSun[];
  costs: ListingCosts;
  trust?: ListingTrust;
  photos: Photo[];
  videoUrl?: string;
  virtualTourUrl?: string;
  agency: ListingAgency;
  /** The same home offered by other agencies, the best advert first; absent when nobody else does. */
  others?: ListingOther[];
  agent: ListingAgent | null;
  exclusive: boolean;
  newBuild: boolean;
  isNew: boolean;
  featured?: boolean;
  contactMethods: ContactMethod[];
  publishedAt: string;
  /** First day the public could see it; absent when the agency does not show the history. */
  onMarketAt?: string;
  /** When something of it that everybody reads last changed. */
  updatedAt: string;
  facts?: FieldValues;
}
