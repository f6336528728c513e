import type { Uuid } from './uuid.ts';

/**
 * How the file of a rejected run is taken after all. Without a source it is the run's own.
 */
export interface ImportAgain {
  integrationId?: Uuid;
  /**
     * A source by its name; made when there is none of it.
     * @minLength 1
     * @maxLength 80
     */
  sourceName?: string;
  /** A person has read the gate's question: the file is right as it is. Homes of the source that it lacks leave the market at once. */
  confirmed?: boolean;
}
