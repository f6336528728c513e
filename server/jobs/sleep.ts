/** Where workers sleep until somebody calls. */
export class Rest {
  /** How often somebody has called. */
  called = 0
  readonly #sleepers = new Set<() => void>()

  /**
   * Sleeps until called, at most `ms`; not at all when somebody has called since `called` was read.
   */
  sleep(ms: number | null, called = this.called): Promise<void> {
    if (called !== this.called) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = ms === null ? undefined : setTimeout(() => rise(), ms)
      const rise = (): void => {
        clearTimeout(timer)
        this.#sleepers.delete(rise)
        resolve()
      }
      this.#sleepers.add(rise)
    })
  }

  wake(): void {
    this.called += 1
    for (const rise of this.#sleepers) rise()
  }
}
