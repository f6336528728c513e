
/**
 * My own settings of a conversation; only its visitor may block.
 */
export interface ChatPatch {
  muted?: boolean;
  archived?: boolean;
  blocked?: boolean;
}
