import type { SiteStateInputState } from './siteStateInputState.ts';

/**
 * Off the net for a while, or back.
 */
export interface SiteStateInput {
  state: SiteStateInputState;
}
