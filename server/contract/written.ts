import type { JsonSchema } from './routes.ts'
import { isValues, type Fit } from './stored/fit.ts'

/** Of a list whose items may be judged one by one. */
const PLAIN = new Set(['type', 'items', 'maxItems', 'description', 'title', 'examples'])
const START = '{"items":[]'

/**
 * The JSON of answers that fit a schema: of a frozen one the text of before, of an object with a
 * list of frozen `items` the texts of its items. Null: it has to be looked at as a whole.
 */
export class Written {
  readonly #texts = new WeakMap<object, string>()
  readonly #fit: Fit
  readonly #schema: JsonSchema
  /** What an item must be; null: the answer is no list, or one with rules of its own. */
  readonly #item: JsonSchema | null
  readonly #most: number

  constructor(fit: Fit, schema: JsonSchema) {
    this.#fit = fit
    this.#schema = schema
    const answer = fit.shapeOf(schema, {})
    const list = isValues(answer['properties']) ? answer['properties']['items'] : undefined
    const isPlain = isValues(list) && Object.keys(list).every((key) => PLAIN.has(key))
    this.#item = isPlain && isValues(list['items']) ? list['items'] : null
    this.#most = isPlain ? Number(list['maxItems'] ?? Infinity) : 0
  }

  of(body: unknown): string | null {
    if (!isValues(body)) return null
    if (Object.isFrozen(body)) return this.#text(this.#schema, body)
    const { items, ...rest } = body
    if (this.#item === null || !Array.isArray(items) || items.length > this.#most) return null
    const texts: string[] = []
    for (const item of items as unknown[]) {
      const text = isValues(item) && Object.isFrozen(item) ? this.#text(this.#item, item) : null
      if (text === null) return null
      texts.push(text)
    }
    const around = { items: [], ...rest }
    if (!this.#fit.fits(this.#schema, around)) return null
    return `{"items":[${texts.join(',')}]${JSON.stringify(around).slice(START.length)}`
  }

  #text(schema: JsonSchema, value: object): string | null {
    const known = this.#texts.get(value)
    if (known !== undefined) return known
    if (!this.#fit.fits(schema, value)) return null
    const text = JSON.stringify(value)
    this.#texts.set(value, text)
    return text
  }
}
