
/**
 * Tags in use, most used first.
 */
export interface DemandTags {
  tags: string[];
}
