import type { IntegrationNameDirection } from './integrationNameDirection.ts';
import type { Uuid } from './uuid.ts';

/**
 * What a channel is called.
 */
export interface IntegrationName {
  id: Uuid;
  name: string;
  direction: IntegrationNameDirection;
}
