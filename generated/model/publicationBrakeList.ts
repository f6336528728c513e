import type { PublicationBrake } from './publicationBrake.ts';

/**
 * What holds homes back, errors first, most homes first.
 */
export interface PublicationBrakeList {
  items: PublicationBrake[];
}
