import { refuse } from './fault.ts'
import { tokensOf, type Token } from './lexer.ts'

/** Throws 400: what is wrong with the filter. */
export const fault = (message: string): never => refuse('InvalidFilter', message, '$filter')

/** The pieces of a filter, read one after another. */
export class Cursor {
  private at = 0
  private readonly tokens: Token[]

  constructor(filter: string) {
    this.tokens = tokensOf(filter)
  }

  /** The piece that comes next; none at the end. */
  next = (): Token | undefined => this.tokens[this.at]

  /** Is this sign or word next, or so many pieces ahead? */
  is(text: string, ahead = 0): boolean {
    const token = this.tokens[this.at + ahead]
    return token?.text === text && token.kind !== 'text'
  }

  /** Goes past a sign or word where it is next. */
  takes(text: string): boolean {
    const isNext = this.is(text)
    if (isNext) this.at += 1
    return isNext
  }

  /** The same of what has to be there. */
  needs(text: string): void {
    if (!this.takes(text)) fault(`${text} is missing before ${this.next()?.text ?? 'the end'}`)
  }

  /** The next piece, whatever it is. */
  take(): Token {
    const token = this.next() ?? fault('It ends too early')
    this.at += 1
    return token
  }
}
