import { refuse } from './fault.ts'

export type Kind = 'moment' | 'day' | 'number' | 'text' | 'word' | 'sign'

/** A piece of a filter; `text` of a text is what it says, without its quotes. */
export interface Token {
  kind: Kind
  text: string
}

const PIECES: [Kind, RegExp][] = [
  ['moment', /\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/y],
  ['day', /\d{4}-\d\d-\d\d(?!\d)/y],
  ['number', /-?\d+(?:\.\d+)?/y],
  ['text', /'(?:[^']|'')*'/y],
  ['word', /[A-Za-z_]\w*/y],
  ['sign', /[(),/:]/y],
]

const BLANK = /[ \t]*/y

/** A filter in its pieces; throws 400 at what is none. */
export function tokensOf(filter: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  const take = (piece: RegExp): string | undefined => {
    piece.lastIndex = at
    const found = piece.exec(filter)?.[0]
    at += found?.length ?? 0
    return found
  }
  for (;;) {
    take(BLANK)
    if (at >= filter.length) return tokens
    const kind = PIECES.find(([, piece]) => {
      piece.lastIndex = at
      return piece.test(filter)
    })
    if (!kind) return refuse('InvalidFilter', `Not understood at sign ${at + 1}`, '$filter')
    const found = take(kind[1]) ?? ''
    const text = kind[0] === 'text' ? found.slice(1, -1).replaceAll("''", "'") : found
    tokens.push({ kind: kind[0], text })
  }
}
