import { isUtf8 } from 'node:buffer'
import { clean, type Encoding } from '../../../../formats/table/encoding.ts'
import { isQuoted, type Property } from './lines.ts'

/** Names of CHARSET as old programs write them. */
function charsetOf(name: string | undefined): string | null {
  if (!name) return null
  const plain = name.toLowerCase().replace(/^["']|["']$/g, '')
  try {
    return new TextDecoder(plain).encoding
  } catch {
    return null
  }
}

const bytesOf = (latin: string): Buffer => Buffer.from(latin, 'latin1')

function unquote(value: string): string {
  return value.replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

/**
 * The letters of a value: quoted-printable or base64 undone, bytes read as their CHARSET says, or
 * as UTF-8 when they are.
 */
export function textOfValue(property: Property, fallback: Encoding): string {
  const encodings = property.params.get('ENCODING') ?? []
  const value = isQuoted(property) ? unquote(property.value) : property.value
  const bytes = encodings.some((name) => name === 'B' || name === 'BASE64')
    ? Buffer.from(value, 'base64')
    : bytesOf(value)
  const said = charsetOf(property.params.get('CHARSET')?.[0])
  const encoding =
    said && !(said === 'utf-8' && !isUtf8(bytes))
      ? said
      : isUtf8(bytes)
        ? 'utf-8'
        : fallback === 'utf-8'
          ? 'windows-1252'
          : fallback
  return new TextDecoder(encoding).decode(bytes)
}

/** Parts of a value between signs that no backslash stands before, without their backslashes. */
export function partsOf(text: string, sign: ';' | ','): string[] {
  const parts: string[] = []
  let part = ''
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (letter === '\\' && at + 1 < text.length) {
      const next = text[(at += 1)] ?? ''
      part += next === 'n' || next === 'N' ? '\n' : next
    } else if (letter === sign) {
      parts.push(part)
      part = ''
    } else part += letter
  }
  return [...parts, part].map(clean)
}

/** A value that has no parts. */
export const whole = (text: string): string =>
  clean(text.replace(/\\([nN])/g, '\n').replace(/\\([\\;,:])/g, '$1'))
