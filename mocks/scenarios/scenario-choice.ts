import type { Route } from '../../generated/server/route-type.ts'
import { documentedOf, scenarioFor, type Scenario } from './index.ts'

/** Whom the mock signs in, and what it plays where. Kept in memory: a restart begins anew. */
export interface Choices {
  role: string
  /** Played everywhere; null: the usual. */
  everywhere: string | null
  /** Played by single operations, before what is played everywhere. */
  operations: Record<string, string>
}

export const ROLES = ['USER', 'ADMIN', 'STAFF', 'SERVICE', 'REFERRED', 'LLOGUER_SEGUR']

const EMPTY: Choices = { role: 'ADMIN', everywhere: null, operations: {} }

/** Which scenario an operation plays, and the tester's hands on it. */
export class ScenarioChoice {
  #choices: Choices = structuredClone(EMPTY)
  readonly #failed = new Set<string>()
  readonly #routes: readonly Route[]
  readonly scenarios: readonly Scenario[]

  constructor(routes: readonly Route[], scenarios: readonly Scenario[]) {
    this.#routes = routes
    this.scenarios = scenarios
  }

  get choices(): Choices {
    return this.#choices
  }

  /** Takes new choices; throws an Error in words for a name that does not exist. */
  choose(given: Partial<Choices>): void {
    const next = { ...this.#choices, ...given }
    if (!ROLES.includes(next.role))
      throw new Error(`There is no role ${next.role}; there are ${ROLES.join(', ')}`)
    const unknown = this.refusal(next.everywhere)
    if (unknown !== null) throw new Error(unknown)
    for (const [operationId, name] of Object.entries(next.operations)) {
      const route = this.#routes.find((one) => one.operationId === operationId)
      if (!route) throw new Error(`There is no operation ${operationId}`)
      if (!scenarioFor(name, route, this.scenarios))
        throw new Error(
          `${operationId} has no scenario ${name}; it has ${this.namesOf(route).join(', ')}`,
        )
    }
    this.#choices = next
    this.#failed.clear()
  }

  reset(): void {
    this.#choices = structuredClone(EMPTY)
    this.#failed.clear()
  }

  /**
   * Why a wish cannot be played, in words, with the names that can be; null: nothing is wished, or
   * it is known. What is known and means nothing at an operation is no mistake: a page sends one
   * wish with all that it asks.
   */
  refusal(wish: string | null): string | null {
    if (wish === null || wish === '' || this.#knows(wish)) return null
    return (
      `There is no scenario ${wish}; there are ` +
      `${this.scenarios.map(({ name }) => name).join(', ')}, and answer-… of the refusals ` +
      'that an operation documents'
    )
  }

  /** Names of what an operation can play. */
  namesOf(route: Route): string[] {
    return [...this.scenarios, ...documentedOf(route)]
      .filter(({ on }) => on?.(route) ?? true)
      .map(({ name }) => name)
  }

  /**
   * What this request meets: its own wish, else the operation's, else everybody's; null: the usual.
   */
  play(route: Route, wish: string | null, address: string): Scenario | null {
    const { operations, everywhere } = this.#choices
    const names = [wish, operations[route.operationId], everywhere].filter(
      (name) => name !== null && name !== undefined,
    )
    const found =
      names
        .map((name) => scenarioFor(name, route, this.scenarios))
        .find((scenario) => scenario !== null) ?? null
    if (!found?.once) return found
    const key = `${found.name} ${route.method} ${address}`
    // The second try finds it mended; the third is a new question.
    if (this.#failed.delete(key)) return null
    this.#failed.add(key)
    return found
  }

  #knows(name: string): boolean {
    return (
      this.scenarios.some((scenario) => scenario.name === name) ||
      this.#routes.some((route) => documentedOf(route).some((scenario) => scenario.name === name))
    )
  }
}
