
/**
 * Whether I have read it.
 */
export interface InboxReadInput {
  read: boolean;
}
