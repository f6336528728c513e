import type { SurroundingKind } from './surroundingKind.ts';
import type { SurroundingWay } from './surroundingWay.ts';

/**
 * The nearest place of a kind on the same island, as OpenStreetMap has it. © OpenStreetMap contributors, ODbL.
 */
export interface Surrounding {
  kind: SurroundingKind;
  /**
     * As on the map; null where it has none there.
     * @nullable
     */
  name: string | null;
  /**
     * In a straight line, rounded: to 10 m below a kilometre, to 100 m beyond.
     * @minimum 0
     */
  metres: number;
  /**
     * Estimated from the straight line, a third longer: on foot at 4.5 km/h; by car at 30 km/h for the first five kilometres and 75 km/h beyond (decision 320).
     * @minimum 1
     */
  minutes: number;
  way: SurroundingWay;
}
