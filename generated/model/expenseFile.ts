
/**
 * The paper of an expense as it was uploaded.
 */
export interface ExpenseFile {
  filename: string;
  mime: string;
  /**
     * Bytes.
     * @minimum 0
     */
  size: number;
}
