const REMEMBERED = 500

/**
 * Who was served when, so that agencies take turns. Each process has its own turns: all are fair,
 * so the whole is.
 */
export class Turns {
  /** The longest ago first. */
  #served: string[] = []

  /** Owners served before, the longest ago first; whoever is not among them comes first. */
  get served(): readonly string[] {
    return this.#served
  }

  serve(owner: string): void {
    this.#served = [...this.#served.filter((one) => one !== owner), owner].slice(-REMEMBERED)
  }
}
