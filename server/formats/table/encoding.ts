import { isUtf8 } from 'node:buffer'

/** Encodings of contact files, by the names TextDecoder knows. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'iso-8859-15'

const SAMPLE = 65_536
/** A file in UTF-8 with a few broken letters has at least this many good ones for each. */
const GOOD_PER_BAD = 4

/** The encoding of a file by its mark, its zero bytes, or by what its high bytes can be. */
export function encodingOf(bytes: Buffer): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return wide(bytes.subarray(0, SAMPLE)) ?? (mostlyUtf8(bytes) ? 'utf-8' : western(bytes))
}

/** UTF-16 without a mark: Latin letters leave every second byte zero. */
function wide(sample: Buffer): Encoding | null {
  if (sample.length < 4) return null
  let even = 0
  let odd = 0
  for (let at = 0; at < sample.length; at += 1) {
    if (sample[at] !== 0) continue
    if (at % 2 === 0) even += 1
    else odd += 1
  }
  const many = sample.length * 0.2
  if (odd > many && even < odd / 10) return 'utf-16le'
  return even > many && odd < even / 10 ? 'utf-16be' : null
}

/**
 * True for UTF-8, also when it was cut within a letter or holds a few bytes of another encoding.
 */
function mostlyUtf8(bytes: Buffer): boolean {
  if (isUtf8(bytes)) return true
  let good = 0
  let bad = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte < 0x80) continue
    const more = followers(byte)
    let seen = 0
    while (seen < more && ((bytes[at + seen + 1] ?? 0) & 0xc0) === 0x80) seen += 1
    if (more > 0 && seen === more) good += 1
    else if (at + seen < bytes.length - 1) bad += 1
    at += seen
  }
  return good >= bad * GOOD_PER_BAD && good > 0
}

/** How many bytes follow the first one of a letter; zero: it is no first byte. */
function followers(byte: number): number {
  if (byte >= 0xc2 && byte < 0xe0) return 1
  if (byte >= 0xe0 && byte < 0xf0) return 2
  return byte >= 0xf0 && byte < 0xf5 ? 3 : 0
}

/**
 * Bytes that are letters (Š š Ž ž Œ œ Ÿ) or the euro in ISO-8859-15 and rare signs in Windows-1252.
 */
const LATIN_9 = new Set([0xa4, 0xa6, 0xa8, 0xb4, 0xb8, 0xbc, 0xbd, 0xbe])

/**
 * Windows-1252 uses 0x80 to 0x9F, which ISO-8859-15 leaves to controls. Without a hint it is
 * Windows, as on most desks.
 */
function western(bytes: Buffer): Encoding {
  let latin = 0
  for (const byte of bytes) {
    if (byte >= 0x80 && byte < 0xa0) return 'windows-1252'
    if (LATIN_9.has(byte)) latin += 1
  }
  return latin > 0 ? 'iso-8859-15' : 'windows-1252'
}

const PIECE = 262_144

/**
 * The text of a file piece by piece, without its mark; broken letters become the replacement sign.
 */
export function* textOf(bytes: Buffer, encoding: Encoding): Generator<string> {
  const decoder = new TextDecoder(encoding)
  for (let at = 0; at < bytes.length; at += PIECE)
    yield decoder.decode(bytes.subarray(at, at + PIECE), { stream: true })
  yield decoder.decode()
}

/**
 * Signs that no field holds and a database refuses; a lone half of a letter becomes the replacement
 * sign.
 */
// oxlint-disable-next-line no-control-regex -- these signs are what is taken out
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g

/** A value as it may be kept. */
export const clean = (text: string): string =>
  text.replace(CONTROLS, '').toWellFormed().replace(/\r\n?/g, '\n').trim()
