
/**
 * Which events are sent again.
 */
export interface WebhookReplay {
  /** Events since this moment, in UTC. */
  from: string;
  /** And before this one. */
  to: string;
  /** Only those that were not delivered. */
  onlyFailed?: boolean;
}
