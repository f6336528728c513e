
/**
 * The PDF of a proof as somebody has it.
 */
export interface PassportProofCheckInput {
  file: Blob | File;
}
