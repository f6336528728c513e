import type { Readable } from 'node:stream'

/** A file of a multipart body, already on disk; the temp file is removed after the request. */
export interface UploadedFile {
  /** Name of the form field. */
  field: string
  /** Name the sender gave, without folders; not to be trusted as a path. */
  filename: string
  /** Media type the sender claims; look into the file before believing it. */
  mime: string
  /** Absolute path of the temp file. */
  path: string
  /** Bytes. */
  size: number
  /** The entry of `<field>_extra` for this file, if one was sent. */
  extra?: unknown
}

/** A reply that is not JSON. */
export interface BinaryReply {
  stream: Readable
  contentType: string
  /** Given: sent as an attachment with this name. */
  filename?: string
  /** Bytes, when known. */
  size?: number
}
