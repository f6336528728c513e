
/**
 * Its name, once per person.
 */
export interface SavedFolderInput {
  /**
     * @minLength 1
     * @maxLength 60
     */
  name: string;
}
