
/**
 * A type of the other program, and what it is with us.
 */
export interface MoveTypeWord {
  key: string;
  /**
     * As the other program calls it; null when it does not say.
     * @nullable
     */
  name: string | null;
  /**
     * Homes of it that were read so far.
     * @minimum 0
     */
  homes: number;
  /**
     * A PropertySubtype or PropertyType; null: unknown, its homes wait.
     * @nullable
     */
  code: string | null;
  /** A person has said so. */
  chosen: boolean;
}
