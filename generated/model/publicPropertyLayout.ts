import type { Area } from './area.ts';
import type { PublicPropertyLayoutAreaSource } from './publicPropertyLayoutAreaSource.ts';
import type { PublicPropertyLayoutExterior } from './publicPropertyLayoutExterior.ts';
import type { PublicPropertyLayoutFurnished } from './publicPropertyLayoutFurnished.ts';
import type { PublicPropertyLayoutKitchenEquipped } from './publicPropertyLayoutKitchenEquipped.ts';
import type { PublicPropertyLayoutKitchenType } from './publicPropertyLayoutKitchenType.ts';
import type { PublicPropertyLayoutOrientationItem } from './publicPropertyLayoutOrientationItem.ts';
import type { PublicPropertyLayoutViewsItem } from './publicPropertyLayoutViewsItem.ts';

/**
 * What the public sees of PropertyLayout.
 */
export interface PublicPropertyLayout {
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
  areaSource?: PublicPropertyLayoutAreaSource;
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
  kitchenType?: PublicPropertyLayoutKitchenType;
  kitchenEquipped?: PublicPropertyLayoutKitchenEquipped;
  furnished?: PublicPropertyLayoutFurnished;
  exterior?: PublicPropertyLayoutExterior;
  /** @maxItems 8 */
  orientation?: PublicPropertyLayoutOrientationItem[];
  /** @maxItems 8 */
  views?: PublicPropertyLayoutViewsItem[];
  /**
     * @minimum 0
     * @maximum 100000
     */
  seaDistance?: number;
  firstLine?: boolean;
}
