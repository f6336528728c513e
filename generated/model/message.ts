
/**
 * A sentence for the person who asked.
 */
export interface Message {
  message: string;
}
