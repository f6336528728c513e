import type { Integration } from './integration.ts';

/**
 * What is stored now.
 */
export interface IntegrationConflict {
  message: string;
  current: Integration;
}
