
/**
 * A link that shows a page to whoever has it, for a while.
 */
export interface SitePreview {
  url: string;
  expiresAt: string;
}
