/** A file that is none of ours: the reason is told in words and nothing is kept. */
export class Unreadable extends Error {
  readonly key: string
  readonly params: Record<string, string | number>
  constructor(key: string, params: Record<string, string | number> = {}) {
    super(key)
    this.key = key
    this.params = params
  }
}
