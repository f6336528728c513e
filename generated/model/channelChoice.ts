import type { AgentId } from './agentId.ts';
import type { ChannelChoiceMode } from './channelChoiceMode.ts';
import type { PropertyType } from './propertyType.ts';
import type { PublicOperation } from './publicOperation.ts';

/**
 * Which homes go out; of those on the market with an operation the public sees.
 */
export interface ChannelChoice {
  /** all unless told. */
  mode?: ChannelChoiceMode;
  /**
     * Only homes with one of these; none chosen means any.
     * @maxItems 7
     */
  operations?: PublicOperation[];
  /**
     * Only these; none chosen means any.
     * @maxItems 9
     */
  types?: PropertyType[];
  /**
     * Only homes of these people of the agency; none chosen means any.
     * @maxItems 100
     */
  agentIds?: AgentId[];
  /** Only homes with an exclusive mandate. */
  onlyExclusive?: boolean;
  /** Reserved homes stay; otherwise they leave when they are reserved. */
  keepReserved?: boolean;
  /**
     * Only homes of at least so many points of quality.
     * @minimum 0
     * @maximum 100
     */
  minQuality?: number;
}
