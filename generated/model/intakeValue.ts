
/**
 * A value as it would be kept.
 */
export interface IntakeValue {
  /** Part and field of a contact, such as reach.phones. */
  field: string;
  text: string;
}
