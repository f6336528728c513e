import type { Area } from './area.ts';
import type { PropertyLayoutAreaSource } from './propertyLayoutAreaSource.ts';
import type { PropertyLayoutExterior } from './propertyLayoutExterior.ts';
import type { PropertyLayoutFurnished } from './propertyLayoutFurnished.ts';
import type { PropertyLayoutKitchenEquipped } from './propertyLayoutKitchenEquipped.ts';
import type { PropertyLayoutKitchenType } from './propertyLayoutKitchenType.ts';
import type { PropertyLayoutOrientationItem } from './propertyLayoutOrientationItem.ts';
import type { PropertyLayoutViewsItem } from './propertyLayoutViewsItem.ts';

/**
 * Step 3, areas by legal meaning and rooms. Usable is the inside plus half of covered outdoor space (Orden ECO/805/2003 art. 4).
 */
export interface PropertyLayout {
  usable?: Area;
  built?: Area;
  builtWithCommon?: Area;
  plot?: Area;
  cadastralBuilt?: Area;
  terrace?: Area;
  coveredTerrace?: Area;
  basement?: Area;
  attic?: Area;
  garage?: Area;
  kitchenArea?: Area;
  diningArea?: Area;
  /**
     * @minimum 0
     * @maximum 10000
     */
  facadeLength?: number;
  /**
     * @minimum 0
     * @maximum 50
     */
  ceilingHeight?: number;
  buildable?: Area;
  minimumTradable?: Area;
  areaSource?: PropertyLayoutAreaSource;
  /**
     * @minimum 0
     * @maximum 200
     */
  bedrooms?: number;
  /**
     * @minimum 0
     * @maximum 200
     */
  doubleBedrooms?: number;
  /**
     * @minimum 0
     * @maximum 200
     */
  singleBedrooms?: number;
  /**
     * @minimum 0
     * @maximum 200
     */
  bathrooms?: number;
  /**
     * @minimum 0
     * @maximum 200
     */
  toilets?: number;
  /**
     * @minimum 0
     * @maximum 200
     */
  ensuites?: number;
  /**
     * @minimum 0
     * @maximum 50
     */
  livingRooms?: number;
  /**
     * @minimum 0
     * @maximum 60
     */
  floorsInHome?: number;
  kitchenType?: PropertyLayoutKitchenType;
  kitchenEquipped?: PropertyLayoutKitchenEquipped;
  furnished?: PropertyLayoutFurnished;
  exterior?: PropertyLayoutExterior;
  /** @maxItems 8 */
  orientation?: PropertyLayoutOrientationItem[];
  /** @maxItems 8 */
  views?: PropertyLayoutViewsItem[];
  /**
     * @minimum 0
     * @maximum 100000
     */
  seaDistance?: number;
  firstLine?: boolean;
}
