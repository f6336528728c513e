import type { IntegrationRefusalKind } from './integrationRefusalKind.ts';

/**
 * Why a channel that sends cannot: its key is not taken, or the other side has not answered many times in a row and is left alone for a while.
 */
export interface IntegrationRefusal {
  kind: IntegrationRefusalKind;
  since: string;
  /**
     * When it is asked again; null: once a person has mended it.
     * @nullable
     */
  until: string | null;
}
