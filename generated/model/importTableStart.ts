import type { Uuid } from './uuid.ts';

/**
 * How a table is read. With one source, or none, nothing need be said of it.
 */
export interface ImportTableStart {
  /** Only try: nothing changes, and the report tells what would. */
  dryRun?: boolean;
  integrationId?: Uuid;
  /**
     * A source by its name; made when there is none of it.
     * @minLength 1
     * @maxLength 80
     */
  sourceName?: string;
}
