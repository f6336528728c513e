import type { FeatureCode } from './featureCode.ts';
import type { PublicPropertyFeaturesAirConditioning } from './publicPropertyFeaturesAirConditioning.ts';
import type { PublicPropertyFeaturesAllowedUse } from './publicPropertyFeaturesAllowedUse.ts';
import type { PublicPropertyFeaturesElectricity } from './publicPropertyFeaturesElectricity.ts';
import type { PublicPropertyFeaturesFacade } from './publicPropertyFeaturesFacade.ts';
import type { PublicPropertyFeaturesFlooring } from './publicPropertyFeaturesFlooring.ts';
import type { PublicPropertyFeaturesGarden } from './publicPropertyFeaturesGarden.ts';
import type { PublicPropertyFeaturesHeatingFuel } from './publicPropertyFeaturesHeatingFuel.ts';
import type { PublicPropertyFeaturesHeatingType } from './publicPropertyFeaturesHeatingType.ts';
import type { PublicPropertyFeaturesHotWater } from './publicPropertyFeaturesHotWater.ts';
import type { PublicPropertyFeaturesJoineryInside } from './publicPropertyFeaturesJoineryInside.ts';
import type { PublicPropertyFeaturesJoineryOutside } from './publicPropertyFeaturesJoineryOutside.ts';
import type { PublicPropertyFeaturesPool } from './publicPropertyFeaturesPool.ts';
import type { PublicPropertyFeaturesRoadAccess } from './publicPropertyFeaturesRoadAccess.ts';
import type { PublicPropertyFeaturesSewer } from './publicPropertyFeaturesSewer.ts';
import type { PublicPropertyFeaturesTennis } from './publicPropertyFeaturesTennis.ts';
import type { PublicPropertyFeaturesWaterSource } from './publicPropertyFeaturesWaterSource.ts';

/**
 * What the public sees of PropertyFeatures.
 */
export interface PublicPropertyFeatures {
  /** @maxItems 60 */
  features?: FeatureCode[];
  pool?: PublicPropertyFeaturesPool;
  garden?: PublicPropertyFeaturesGarden;
  tennis?: PublicPropertyFeaturesTennis;
  /**
     * @minimum 0
     * @maximum 500
     */
  parkingSpaces?: number;
  parkingIncluded?: boolean;
  parkingCovered?: boolean;
  heatingType?: PublicPropertyFeaturesHeatingType;
  heatingFuel?: PublicPropertyFeaturesHeatingFuel;
  hotWater?: PublicPropertyFeaturesHotWater;
  airConditioning?: PublicPropertyFeaturesAirConditioning;
  waterSource?: PublicPropertyFeaturesWaterSource;
  waterSoftener?: boolean;
  electricity?: PublicPropertyFeaturesElectricity;
  gasMains?: boolean;
  sewer?: PublicPropertyFeaturesSewer;
  /**
     * @minimum 0
     * @maximum 100000
     */
  solarKw?: number;
  flooring?: PublicPropertyFeaturesFlooring;
  joineryInside?: PublicPropertyFeaturesJoineryInside;
  joineryOutside?: PublicPropertyFeaturesJoineryOutside;
  facade?: PublicPropertyFeaturesFacade;
  /**
     * @minimum 0
     * @maximum 100
     */
  shopWindows?: number;
  /** @maxLength 100 */
  lastActivity?: string;
  roadAccess?: PublicPropertyFeaturesRoadAccess;
  allowedUse?: PublicPropertyFeaturesAllowedUse;
}
