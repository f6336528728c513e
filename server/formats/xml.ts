/** Signs that no XML may hold (XML 1.0), and the halves of a pair. */
const UNFIT = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu

/** A text without signs that break a file. */
export const clean = (text: string): string => text.toWellFormed().replace(UNFIT, '')

const ENTITY: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string =>
  clean(text).replace(/[&<>"]/g, (sign) => ENTITY[sign] ?? sign)

/** Attributes of an element; one without a value is left out. */
export type Attributes = Record<string, string | null | undefined>

const opened = (name: string, attributes: Attributes): string =>
  `${name}${Object.entries(attributes)
    .map(([key, value]) =>
      value === null || value === undefined ? '' : ` ${key}="${escaped(value)}"`,
    )
    .join('')}`

/** An element that holds a text; nothing where there is none. */
export const leaf = (
  name: string,
  value: string | number | null | undefined,
  attributes: Attributes = {},
): string =>
  value === null || value === undefined
    ? ''
    : `<${opened(name, attributes)}>${escaped(String(value))}</${name}>`

/** An element around others; nothing where all of them are. */
export function branch(name: string, parts: string[], attributes: Attributes = {}): string {
  const inner = parts.join('')
  return inner === '' ? '' : `<${opened(name, attributes)}>${inner}</${name}>`
}

/** A whole document. */
export const documentOf = (root: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
