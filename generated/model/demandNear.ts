import type { DemandNearUnit } from './demandNearUnit.ts';
import type { GeoPoint } from './geoPoint.ts';

/**
 * Near a point: kilometres in a straight line, or about so many minutes by car or on foot, which are a circle by a table of speeds and detours (docs/decisions/0023). At most 100 km, 90 minutes.
 */
export interface DemandNear {
  geo: GeoPoint;
  /**
     * @maximum 100
     * @exclusiveMinimum 0
     */
  amount: number;
  unit: DemandNearUnit;
}
