import type { ExpenseFileInputFileExtra } from './expenseFileInputFileExtra.ts';

/**
 * The paper of an expense: PDF, JPEG, PNG or WebP, 15 MB at most.
 */
export interface ExpenseFileInput {
  file: Blob | File;
  /** What the file is (specification, section 7). */
  file_extra?: ExpenseFileInputFileExtra;
}
