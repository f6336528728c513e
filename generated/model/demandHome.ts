import type { Area } from './area.ts';
import type { DemandFeature } from './demandFeature.ts';
import type { DemandView } from './demandView.ts';

/**
 * What the home should be like. `mustHave` and `mustNot` decide; the rest counts.
 */
export interface DemandHome {
  areaMin?: Area;
  areaMax?: Area;
  plotMin?: Area;
  /**
     * @minimum 0
     * @maximum 100
     */
  bedroomsMin?: number;
  /**
     * @minimum 0
     * @maximum 100
     */
  bedroomsMax?: number;
  /**
     * @minimum 0
     * @maximum 100
     */
  bathroomsMin?: number;
  /** @maxItems 30 */
  mustHave?: DemandFeature[];
  /** @maxItems 30 */
  niceToHave?: DemandFeature[];
  /** @maxItems 30 */
  mustNot?: DemandFeature[];
  /**
     * Any of these.
     * @maxItems 8
     */
  views?: DemandView[];
  /**
     * @minimum -2
     * @maximum 60
     */
  floorMin?: number;
  /**
     * @minimum -2
     * @maximum 60
     */
  floorMax?: number;
  /**
     * @minimum 1200
     * @maximum 2100
     */
  yearMin?: number;
  /**
     * @minimum 1200
     * @maximum 2100
     */
  yearMax?: number;
}
