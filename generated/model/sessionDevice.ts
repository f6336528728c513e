
/**
 * A device in as few words as tell it apart, never its whole user agent.
 */
export interface SessionDevice {
  /**
     * Name of the browser; null where it is none that is known.
     * @maxLength 20
     * @nullable
     */
  browser: string | null;
  /**
     * Name of the system it runs on; null where it is none that is known.
     * @maxLength 20
     * @nullable
     */
  system: string | null;
}
