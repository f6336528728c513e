import type { Uuid } from './uuid.ts';

/**
 * The pages in their new order, each once.
 */
export interface SiteOrderInput {
  /** @minimum 1 */
  version: number;
  /**
     * @minItems 1
     * @maxItems 30
     */
  pages: Uuid[];
}
