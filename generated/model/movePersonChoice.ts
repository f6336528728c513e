
/**
 * Who looks after the homes of an agent of the other program.
 */
export interface MovePersonChoice {
  /**
     * The other program's code of the agent.
     * @minLength 1
     * @maxLength 40
     */
  key: string;
  /**
     * A person of the agency; null: whoever started the move.
     * @nullable
     */
  agentId: string | null;
}
