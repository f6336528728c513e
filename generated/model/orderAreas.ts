import type { Area } from './area.ts';

/**
 * Areas as they were measured, m².
 */
export interface OrderAreas {
  usable?: Area;
  built?: Area;
  terrace?: Area;
}
