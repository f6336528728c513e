
/**
 * What waits to be read, archived and muted conversations left out.
 */
export interface ChatUnread {
  threads: number;
  messages: number;
}
