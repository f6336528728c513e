
/**
 * Words the agency uses for its contacts, most used first.
 */
export interface ContactTags {
  tags: string[];
  funnelStages: string[];
}
