import type { Property } from './property.ts';

/**
 * A stale save; current is what is stored, mine stays in the form.
 */
export interface PropertyConflict {
  message: string;
  current: Property;
}
