import type { ContactRole } from './contactRole.ts';
import type { ContactSource } from './contactSource.ts';

/**
 * What they are to the agency.
 */
export interface ContactProfile {
  /** @maxItems 10 */
  roles?: ContactRole[];
  source?: ContactSource;
  /**
     * Which portal or campaign, who sent them.
     * @maxLength 80
     */
  sourceDetail?: string;
  /**
     * The agency's own word for how far they are.
     * @maxLength 40
     */
  funnelStage?: string;
  /**
     * @minimum 0
     * @maximum 5
     */
  rating?: number;
  /**
     * @maxItems 30
     * @items.minLength 1
     * @items.maxLength 40
     */
  tags?: string[];
}
