/** Words of one namespace as its file holds them. */
export interface WordTree {
  [key: string]: string | WordTree
}

export type Values = Record<string, unknown>

/** A text ready to be said: a constant, or a function of what stands in its braces. */
export type Phrase = string | ((values: Values) => string)

const BRACES = /\{\{\s*(\w+)\s*(?:,\s*(number)\s*)?\}\}/g

/** Cuts a text at its braces once: `{{name}}` as it comes, `{{count, number}}` grouped as the language writes numbers. */
export function phraseOf(text: string, numbers: Intl.NumberFormat): Phrase {
  if (!text.includes('{{')) return text
  const [first = '', ...rest] = text.split(BRACES)
  return (values) => {
    let said = first
    for (let at = 0; at < rest.length; at += 3) {
      const value = values[rest[at] ?? '']
      said += (rest[at + 1] === 'number' ? numbers.format(Number(value)) : value ?? '') + (rest[at + 2] ?? '')
    }
    return said
  }
}

/**
 * The text at a dotted key. A sentence may itself be the key (namespace `errors`), so the whole key is looked for first;
 * what has both a heading and parts keeps the heading at `_`.
 */
export function textAt(words: WordTree, key: string): string | undefined {
  let found: string | WordTree | undefined = words
  for (const part of Object.hasOwn(words, key) ? [key] : key.split('.')) {
    found = typeof found === 'object' && Object.hasOwn(found, part) ? found[part] : undefined
  }
  const heading = typeof found === 'object' ? found._ : found
  return typeof heading === 'string' ? heading : undefined
}
