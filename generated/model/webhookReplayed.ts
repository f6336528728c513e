
/**
 * How many events are sent again; they go out in the background.
 */
export interface WebhookReplayed {
  /** @minimum 0 */
  count: number;
}
