import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { DataValidationCxt } from 'ajv/dist/types/index.js'
import formats from 'ajv-formats'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import type { JsonSchema, RoutesFile } from './routes.ts'

/** Checks a value; null when it fits. `all`: every error, else the first. */
export interface Check {
  (value: unknown, all: boolean): ErrorObject[] | null
}

// PostgreSQL does not know `urn:uuid:`, which the library's own format allows.
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** As RFC 3339 has it, by the library. */
const isWritten = (format: 'date' | 'date-time', text: string): boolean =>
  (fullFormats[format] as { validate(text: string): boolean }).validate(text)

/** A day of the years 1 to 9999. PostgreSQL knows no year 0. */
const isDay = (text: string): boolean => isWritten('date', text) && !text.startsWith('0000')

/**
 * An instant that is of the years 1 to 9999 in UTC, too, where we write it; a 61st second is none.
 */
function isInstant(text: string): boolean {
  const year = isWritten('date-time', text) ? new Date(text).getUTCFullYear() : 0
  return year >= 1 && year <= 9999
}

/** Which key is taken of an object that holds a value under its old name and under its new one. */
type Winner = 'old' | 'new'

/**
 * `x-aliases: {old: new}`: an old name of a value, or of a key of an object, is taken for its new
 * one. An object may hold both keys: of what is sent the new one stays, of what is stored the old
 * one does. A version that knows the new name writes that one alone, so the old one was written
 * after it, by a version that left the new one as it found it.
 */
const takeAlias =
  (winner: Winner) =>
  (
    aliases: Record<string, string>,
    data: unknown,
    _schema?: unknown,
    at?: DataValidationCxt,
  ): boolean => {
    if (typeof data === 'string' && at && Object.hasOwn(aliases, data))
      at.parentData[at.parentDataProperty] = aliases[data]
    if (typeof data === 'object' && data !== null)
      takeKeys(aliases, data as Record<string, unknown>, winner)
    return true
  }

/** The same of the keys of one object, in place; of several old ones the first that is listed. */
export function takeKeys(
  aliases: Record<string, string>,
  values: Record<string, unknown>,
  winner: Winner,
): void {
  const taken = new Set<string>()
  for (const [old, name] of Object.entries(aliases)) {
    if (!Object.hasOwn(values, old)) continue
    if (!Object.hasOwn(values, name) || (winner === 'old' && !taken.has(name)))
      values[name] = values[old]
    taken.add(name)
    delete values[old]
  }
}

function makeAjv(
  contract: RoutesFile['contract'],
  winner: Winner,
  coerce: boolean,
  all: boolean,
): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    discriminator: true,
    // The contract is linted before it is generated; checking it again takes longer than compiling
    // it.
    validateSchema: false,
    allErrors: all,
    verbose: all,
    coerceTypes: coerce ? 'array' : false,
    logger: false,
    ownProperties: true,
    // V8 does it as well: what the library tidies takes two fifths of the compiling, and no check is
    // faster for it.
    code: { optimize: false },
  })
  formats.default(ajv)
  ajv.addKeyword({
    keyword: 'x-aliases',
    schemaType: 'object',
    modifying: true,
    errors: false,
    before: 'enum',
    validate: takeAlias(winner),
  })
  ajv.addFormat('uuid', UUID)
  ajv.addFormat('date', isDay)
  ajv.addFormat('date-time', isInstant)
  ajv.addFormat('binary', true)
  ajv.addSchema(contract)
  return ajv
}

/** Compiles the schemas of one contract, each when it is first needed. */
export class Validators {
  readonly #contract: RoutesFile['contract']
  readonly #winner: Winner
  readonly #made = new Map<string, Ajv2020>()

  /** `winner`: `old` for what is stored, `new` for what is sent. */
  constructor(contract: RoutesFile['contract'], winner: Winner = 'new') {
    this.#contract = contract
    this.#winner = winner
  }

  /**
   * A check of `schema`. `coerce`: texts become the numbers and booleans the schema wants (path and
   * query only). Two validators behind it: the first error is cheap however hostile the value, all
   * errors are for people.
   */
  check(schema: JsonSchema, coerce = false): Check {
    let first: ValidateFunction | undefined
    let every: ValidateFunction | undefined
    return (value, all) => {
      first ??= this.#ajv(coerce, false).compile(schema)
      if (first(value)) return null
      if (!all) return first.errors ?? []
      every ??= this.#ajv(coerce, true).compile(schema)
      every(value)
      return every.errors ?? []
    }
  }

  #ajv(coerce: boolean, all: boolean): Ajv2020 {
    const name = `${coerce} ${all}`
    const ajv = this.#made.get(name) ?? makeAjv(this.#contract, this.#winner, coerce, all)
    this.#made.set(name, ajv)
    return ajv
  }
}
