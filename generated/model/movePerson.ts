
/**
 * An agent of the other program, and who that is with us.
 */
export interface MovePerson {
  key: string;
  /**
     * As the other program calls them; null when it does not say.
     * @nullable
     */
  name: string | null;
  /**
     * Homes of theirs that were read so far.
     * @minimum 0
     */
  homes: number;
  /** @nullable */
  agentId: string | null;
  /** @nullable */
  agentName: string | null;
}
