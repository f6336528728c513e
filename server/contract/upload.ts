export type { FileReply, UploadedFile } from '../../generated/server/operations.ts'
