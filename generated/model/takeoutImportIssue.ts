
/**
 * A record that could not come, or came otherwise than it was.
 */
export interface TakeoutImportIssue {
  /** Component of this contract that it is. */
  schema: string;
  /** What people call it: a reference, a name; else its id. */
  name: string;
  /** Why, in words. */
  message: string;
}
