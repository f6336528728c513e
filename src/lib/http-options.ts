/** What a caller may add to a generated call: `useXxx({ request: { quiet: true } })`. */
export interface HttpOptions {
  /** A write that succeeds says nothing ('Tus cambios se han guardado' otherwise). */
  quiet?: boolean
  /** A failure says nothing in the message bar: the screen shows it itself. */
  silent?: boolean
  /** Without an answer it is kept on this device and sent later (`KEPT`), where it may be. */
  isKept?: boolean
  /** The record as it was on the screen, with which a change that is kept is compared later. */
  base?: unknown
  /** Whose record a write that is kept belongs to, in words: a name, a title. */
  about?: string | undefined
  /** Asked to be kept on this device: one that was kept before is no answer. */
  isAhead?: boolean
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Share of an upload that has left, 0 to 1. */
  onProgress?: (share: number) => void
}
