import type { LocalizedLine } from './localizedLine.ts';
import type { SiteFigureFrom } from './siteFigureFrom.ts';

/**
 * A figure. What can be counted is counted when the page is drawn, never typed.
 */
export interface SiteFigure {
  from: SiteFigureFrom;
  /**
     * @minimum 0
     * @maximum 1000000
     */
  value?: number;
  label?: LocalizedLine;
}
