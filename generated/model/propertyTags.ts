
/**
 * Tags in use, most used first.
 */
export interface PropertyTags {
  tags: string[];
}
