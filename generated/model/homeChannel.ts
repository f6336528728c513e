import type { IntegrationProvider } from './integrationProvider.ts';
import type { IntegrationState } from './integrationState.ts';
import type { PublicationHome } from './publicationHome.ts';
import type { Uuid } from './uuid.ts';

/**
 * A home on one of the agency's channels.
 */
export interface HomeChannel {
  integrationId: Uuid;
  provider: IntegrationProvider;
  name: string;
  channelState: IntegrationState;
  home: PublicationHome;
}
