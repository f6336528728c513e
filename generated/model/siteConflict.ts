import type { Site } from './site.ts';

/**
 * What is stored now.
 */
export interface SiteConflict {
  message: string;
  current: Site;
}
