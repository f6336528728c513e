
/**
 * What a type of the other program is with us.
 */
export interface MoveTypeChoice {
  /**
     * The other program's code.
     * @minLength 1
     * @maxLength 40
     */
  key: string;
  /**
     * A PropertySubtype or PropertyType; null: as its name says.
     * @maxLength 40
     * @nullable
     */
  code: string | null;
}
