import type { Readable } from 'node:stream'
import { BrokenFile } from '../feed/broken.ts'
import { decodeXml } from '../xml/decode.ts'

/** A record as it comes: anything may be missing, or of another kind. */
export type Json = Record<string, unknown>

/** An element of the list, with the text and the line it stands on, from 1. */
export interface JsonRecord {
  value: Json
  text: string
  line: number
  /** The list it stands in. */
  list: string
}

/** Bounds of one record and of all that stands around them, far above any real feed. */
const MAX_RECORD = 1_000_000
const MAX_AROUND = 5_000_000
const MAX_DEPTH = 20

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Without what PostgreSQL keeps neither in a text nor in a key: NUL and halves of a pair. */
function sound(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return clean(value)
  if (!isObject(value) || Object.keys(value).every((key) => clean(key) === key)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [clean(key), one]))
}
const clean = (text: string): string => text.toWellFormed().replaceAll('\0', '')

/** Takes the text apart sign by sign; what it holds is one record, never the file. */
class Splitter {
  readonly ready: JsonRecord[] = []
  line = 1
  private readonly lists: readonly string[]
  private depth = 0
  private inString = false
  private escaped = false
  /** The text of the last string beside the records, which may turn out to be a key. */
  private word = ''
  private key = ''
  private inList = false
  private around = ''
  private record: string | null = null
  private recordLine = 1

  constructor(lists: readonly string[]) {
    this.lists = lists
  }

  fail(message: string): never {
    throw new BrokenFile(message, this.line, 'notJson')
  }

  take(text: string): void {
    for (const sign of text) {
      this.step(sign)
      if (sign === '\n') this.line += 1
    }
    if ((this.record?.length ?? 0) > MAX_RECORD) this.fail('too much text in one record')
    if (this.around.length > MAX_AROUND) this.fail('too much text around the records')
  }

  private step(sign: string): void {
    const between = this.inList && this.record === null && this.depth === 2
    if (!this.inString && this.opens(sign, between)) return
    if (this.record !== null) this.record += sign
    else if (!between || sign === ']') this.around += sign
    else if (!/[\s,]/.test(sign)) this.fail('no record')
    if (this.inString) this.inside(sign)
    else this.outside(sign)
  }

  /** Begins a record. */
  private opens(sign: string, between: boolean): boolean {
    if (!between || sign !== '{') return false
    this.record = sign
    this.recordLine = this.line
    this.depth += 1
    return true
  }

  private inside(sign: string): void {
    if (this.escaped) this.escaped = false
    else if (sign === '\\') this.escaped = true
    else if (sign === '"') this.inString = false
    else if (this.depth === 1 && this.word.length < 100) this.word += sign
  }

  private outside(sign: string): void {
    if (sign === '"') {
      this.inString = true
      if (this.depth === 1) this.word = ''
    } else if (sign === ':' && this.depth === 1) this.key = this.word
    else if (sign === '{' || sign === '[') {
      if (sign === '[' && this.depth === 1 && this.lists.includes(this.key)) this.inList = true
      this.depth += 1
      if (this.depth > MAX_DEPTH) this.fail('too deep')
    } else if (sign === '}' || sign === ']') {
      this.depth -= 1
      if (this.record !== null && this.depth === 2) this.close(this.record)
      else if (this.depth === 1) this.inList = false
    }
  }

  private close(text: string): void {
    this.record = null
    const value = this.parsed(text, this.recordLine)
    if (!isObject(value)) this.fail('no record')
    this.ready.push({ value, text, line: this.recordLine, list: this.key })
  }

  private parsed(text: string, line: number): unknown {
    try {
      return JSON.parse(text, text.includes('\\u') ? sound : undefined)
    } catch (error) {
      throw new BrokenFile((error as Error).message, line, 'notJson')
    }
  }

  /** What stands around the records, when the file has ended. */
  end(): Record<string, unknown> {
    if (this.record !== null || this.inString) this.fail('cut off')
    const value = this.parsed(this.around, this.line)
    return isObject(value) ? value : this.fail('no object')
  }
}

/**
 * Reads a JSON file as a stream: the objects of lists of the outermost object, one by one, and at
 * the end that object with these lists empty. Throws BrokenFile at the line where it is no JSON.
 */
export async function* readJsonRecords(
  source: Readable,
  ...lists: string[]
): AsyncGenerator<JsonRecord | { around: Record<string, unknown> }> {
  const splitter = new Splitter(lists)
  for await (const text of decodeXml(source)) {
    splitter.take(text)
    yield* splitter.ready.splice(0)
  }
  yield { around: splitter.end() }
}

/** Line of a field of a record by its path, `propertyImages/1/imageUrl`; of the nearest there is. */
export function jsonLine({ text, line }: Pick<JsonRecord, 'text' | 'line'>, path: string): number {
  let at = 0
  for (const name of path.split('/').filter((part) => !/^\d*$/.test(part))) {
    const found = text.indexOf(`"${name}"`, at)
    if (found === -1) break
    at = found
  }
  return line + (text.slice(0, at).match(/\n/g)?.length ?? 0)
}
