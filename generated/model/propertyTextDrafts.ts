import type { PropertyTextDraft } from './propertyTextDraft.ts';

/**
 * A draft in each language of the portal.
 */
export interface PropertyTextDrafts {
  items: PropertyTextDraft[];
}
