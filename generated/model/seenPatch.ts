
/**
 * Whether the homes I open are kept.
 */
export interface SeenPatch {
  paused: boolean;
}
