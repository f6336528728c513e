import { xml } from './text.ts'
import { SITE } from './writer.ts'

/** An element with a text or a number; nothing where there is none. */
export const tag = (name: string, value: string | number | undefined): string =>
  value === undefined ? '' : `<${name}>${typeof value === 'number' ? value : xml(value)}</${name}>`

/** An element with an address on this site. */
export const link = (name: string, path: string): string => `<${name}>${SITE}${xml(path)}</${name}>`

/** An element around others; empty without any. */
export const box = (name: string, inner: string): string =>
  inner === '' ? '' : `<${name}>${inner}</${name}>`

/** An element for each language. */
export const byLanguage = (
  texts: Record<string, string>,
  write: (name: string, text: string) => string = tag,
): string =>
  Object.entries(texts)
    .map(([lang, text]) => write(lang, text))
    .join('')
