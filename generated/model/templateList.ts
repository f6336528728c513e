import type { Template } from './template.ts';

/**
 * Texts for answers; at most 300 are kept per agency and person.
 */
export interface TemplateList {
  items: Template[];
}
