import type { Template } from './template.ts';

/**
 * What is stored now.
 */
export interface TemplateConflict {
  message: string;
  current: Template;
}
