import type { IntegrationName } from './integrationName.ts';
import type { PublicationBrakeSeverity } from './publicationBrakeSeverity.ts';

/**
 * A remark on homes, over all channels out.
 */
export interface PublicationBrake {
  rule: string;
  field: string;
  severity: PublicationBrakeSeverity;
  /** In the language of the request, without the value. */
  message: string;
  /**
     * Homes with it; one that several channels remark on counts once.
     * @minimum 1
     */
  homes: number;
  /** Where, by name. */
  channels: IntegrationName[];
}
