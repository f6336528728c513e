export type { FileReply, UploadedFile } from '../../../generated/server/operations.ts'

/**
 * The name the sender gave, fit for a header and a list; folders are gone already. Where nothing is
 * left of it, `otherwise`.
 */
export const plainName = (filename: string, otherwise: string): string =>
  filename
    .replace(/[\p{Cc}\p{Cf}"\\/]/gu, '')
    .trim()
    .slice(-200) || otherwise
