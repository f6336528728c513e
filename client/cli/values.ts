import { openAsBlob } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { Usage } from './failure.ts'
import { fieldsOf, flagOf, meaningsOf, type Field } from './table.ts'

const NUMBERS = { integer: /^-?\d+$/, number: /^-?\d+(?:\.\d+)?$/ } as const
const TRUTH: Record<string, boolean> = { true: true, false: false, yes: true, no: false }

/**
 * What was typed as the value that the contract has: a number, a yes, JSON (or `@FILE` of it), a
 * file (`@FILE`). `null` empties what may be empty. Throws Usage with what it may be.
 */
export async function valueOf(
  field: Field,
  text: string,
  flag = `--${flagOf(field)}`,
): Promise<unknown> {
  if (text === 'null' && field.nullable) return null
  const refuse = (wanted: string): never => {
    throw new Usage(`${flag} ${wanted}, not ${JSON.stringify(text)}`)
  }
  if (field.type === 'file') return fileOf(flag, text)
  if (field.type === 'json') return jsonOf(flag, text)
  if (field.type === 'boolean')
    return Object.hasOwn(TRUTH, text) ? TRUTH[text] : refuse('is true or false')
  const meanings = meaningsOf(field)
  if (meanings && !Object.hasOwn(meanings, text))
    refuse(`is one of ${Object.keys(meanings).join(', ')}`)
  if (field.type === 'text') return text
  if (!NUMBERS[field.type].test(text))
    refuse(field.type === 'integer' ? 'is a whole number' : 'is a number, such as 1.5')
  return Number(text)
}

async function fileOf(flag: string, text: string): Promise<File> {
  const path = text.replace(/^@/, '')
  try {
    return new File([await openAsBlob(path)], basename(path))
  } catch {
    throw new Usage(`${flag}: there is no file ${path}`)
  }
}

/** JSON as it was typed, of a file (`@FILE`), or of standard input (`-`). */
export async function jsonOf(flag: string, text: string): Promise<unknown> {
  const written = text.startsWith('@')
    ? await readFile(text.slice(1), 'utf8').catch(() => {
        throw new Usage(`${flag}: there is no file ${text.slice(1)}`)
      })
    : text === '-'
      ? await textOf(process.stdin)
      : text
  try {
    return JSON.parse(written) as unknown
  } catch {
    throw new Usage(`${flag} is JSON, @FILE with it, or - for standard input`)
  }
}

/**
 * Puts what a flag said into an object: `price-max`, or `money.price-max` of an object in it; a flag
 * of many values is typed once for each. Throws Usage for a flag that there is not.
 */
export async function putInto(
  into: Record<string, unknown>,
  fields: readonly Field[],
  { flag, text, whole = flag }: { flag: string; text: string; whole?: string },
): Promise<boolean> {
  const [head = '', ...rest] = flag.split('.')
  const field = fields.find((one) => flagOf(one) === head)
  if (!field) return false
  if (rest.length === 0) {
    const value = await valueOf(field, text, `--${whole}`)
    const isWhole = field.many && field.type === 'json' && Array.isArray(value)
    into[field.name] =
      !field.many || value === null || isWhole
        ? value
        : [...((into[field.name] as unknown[] | undefined) ?? []), value]
    return true
  }
  if (!field.object || field.many) return false
  const inner = { ...(into[field.name] as Record<string, unknown> | undefined) }
  const isThere = await putInto(inner, fieldsOf(field.object), {
    flag: rest.join('.'),
    text,
    whole,
  })
  if (isThere) into[field.name] = inner
  return isThere
}
