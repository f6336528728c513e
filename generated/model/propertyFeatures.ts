import type { FeatureCode } from './featureCode.ts';
import type { PropertyFeaturesAirConditioning } from './propertyFeaturesAirConditioning.ts';
import type { PropertyFeaturesAllowedUse } from './propertyFeaturesAllowedUse.ts';
import type { PropertyFeaturesElectricity } from './propertyFeaturesElectricity.ts';
import type { PropertyFeaturesFacade } from './propertyFeaturesFacade.ts';
import type { PropertyFeaturesFlooring } from './propertyFeaturesFlooring.ts';
import type { PropertyFeaturesGarden } from './propertyFeaturesGarden.ts';
import type { PropertyFeaturesHeatingFuel } from './propertyFeaturesHeatingFuel.ts';
import type { PropertyFeaturesHeatingType } from './propertyFeaturesHeatingType.ts';
import type { PropertyFeaturesHotWater } from './propertyFeaturesHotWater.ts';
import type { PropertyFeaturesJoineryInside } from './propertyFeaturesJoineryInside.ts';
import type { PropertyFeaturesJoineryOutside } from './propertyFeaturesJoineryOutside.ts';
import type { PropertyFeaturesPool } from './propertyFeaturesPool.ts';
import type { PropertyFeaturesRoadAccess } from './propertyFeaturesRoadAccess.ts';
import type { PropertyFeaturesSewer } from './propertyFeaturesSewer.ts';
import type { PropertyFeaturesTennis } from './propertyFeaturesTennis.ts';
import type { PropertyFeaturesWaterSource } from './propertyFeaturesWaterSource.ts';

/**
 * Step 4, features and systems; the list follows the type.
 */
export interface PropertyFeatures {
  /** @maxItems 60 */
  features?: FeatureCode[];
  pool?: PropertyFeaturesPool;
  garden?: PropertyFeaturesGarden;
  tennis?: PropertyFeaturesTennis;
  /**
     * @minimum 0
     * @maximum 500
     */
  parkingSpaces?: number;
  parkingIncluded?: boolean;
  parkingCovered?: boolean;
  heatingType?: PropertyFeaturesHeatingType;
  heatingFuel?: PropertyFeaturesHeatingFuel;
  hotWater?: PropertyFeaturesHotWater;
  airConditioning?: PropertyFeaturesAirConditioning;
  waterSource?: PropertyFeaturesWaterSource;
  waterSoftener?: boolean;
  electricity?: PropertyFeaturesElectricity;
  gasMains?: boolean;
  sewer?: PropertyFeaturesSewer;
  /**
     * @minimum 0
     * @maximum 100000
     */
  solarKw?: number;
  flooring?: PropertyFeaturesFlooring;
  joineryInside?: PropertyFeaturesJoineryInside;
  joineryOutside?: PropertyFeaturesJoineryOutside;
  facade?: PropertyFeaturesFacade;
  /**
     * @minimum 0
     * @maximum 100
     */
  shopWindows?: number;
  /** @maxLength 100 */
  lastActivity?: string;
  roadAccess?: PropertyFeaturesRoadAccess;
  allowedUse?: PropertyFeaturesAllowedUse;
}
