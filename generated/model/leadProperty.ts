import type { Uuid } from './uuid.ts';

/**
 * The home an enquiry is about.
 */
export interface LeadProperty {
  id: Uuid;
  ref: string;
  title: string;
  /** @nullable */
  thumb: string | null;
  /**
     * EUR cents
     * @nullable
     */
  price: number | null;
}
