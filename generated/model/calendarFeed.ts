
/**
 * Whether my diary can be subscribed to from another calendar. The address itself is told once, when it is made.
 */
export interface CalendarFeed {
  active: boolean;
  /** @nullable */
  createdAt: string | null;
  /**
     * When a calendar last asked for it, to the hour.
     * @nullable
     */
  readAt: string | null;
}
