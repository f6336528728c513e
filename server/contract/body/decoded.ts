import type { UploadedFile } from './upload.ts'

/** A body as it came, before any schema looked at it. */
export interface Decoded {
  /** undefined: none was sent. */
  value: unknown
  files: UploadedFile[]
  /** Bytes of what was parsed, files apart. */
  bytes: number
}
