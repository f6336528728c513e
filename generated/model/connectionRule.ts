
/**
 * Who of an agency may connect an assistant.
 */
export interface ConnectionRule {
  /** Agents, too, and not the agency's administrators alone. */
  staff: boolean;
}
