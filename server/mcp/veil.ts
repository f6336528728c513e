import type { ToolOperation } from '../../generated/mcp/tool-type.ts'
import type { Untrusted } from './untrusted.ts'

/** Hides people from an assistant whose key does not see them (scope `people`). */
export interface Veil {
  /** Hears of an answer whose people are to be hidden in all that is said, also in texts. */
  learn(operation: ToolOperation, answer: unknown): void
  /** The texts of an answer without the people that were heard of, phones and mails. */
  over<T>(answer: T): T
}

const MAIL = /[^\s@＠<>"]{1,64}[@＠][^\s@＠<>"]{1,255}/g
/** Nine digits or more, however they are parted: no price and no day has as many. */
const PHONE = /\+?\p{Nd}(?:[\s()./·–-]{0,2}\p{Nd}){8,}/gu
const PARTICLES = new Set(
  'de da do di del dels la las los el els i y e van von der den dos'.split(' '),
)
const digitsOf = (text: string): string => text.replaceAll(/\P{Nd}/gu, '')

/** A name as initials, a phone as its last three digits, nothing of a mail. */
export function masked(text: string): string {
  if (/[@＠]/.test(text)) return '***'
  const digits = digitsOf(text)
  if (digits.length >= 6) return `***${digits.slice(-3)}`
  const initials = text.match(/(?<!\p{L})\p{L}/gu) ?? []
  return initials
    .slice(0, 4)
    .map((sign) => `${sign.toUpperCase()}.`)
    .join(' ')
}

const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '')
/** Finds a plain word with whatever accents a text gives it, once its letters are taken apart. */
const accented = (word: string): string => [...word].map((sign) => `${sign}\\p{M}*`).join('')

function* valuesAt(value: unknown, parts: string[]): Generator<string> {
  const [first, ...rest] = parts
  if (first === undefined) {
    if (typeof value === 'string') yield value
  } else if (first === '*')
    for (const one of Array.isArray(value) ? value : []) yield* valuesAt(one, rest)
  else if (typeof value === 'object' && value !== null)
    yield* valuesAt((value as Record<string, unknown>)[first], rest)
}

export function makeVeil(): Veil {
  const words = new Set<string>()
  let isPrivate = false
  const hear = (value: string): void => {
    for (const word of plain(value).match(/\p{L}{2,}/gu) ?? [])
      if (!PARTICLES.has(word.toLowerCase())) words.add(word)
  }
  const hidden = (text: string, names: RegExp | null): string => {
    const bare = text.replaceAll(MAIL, '***').replaceAll(PHONE, masked)
    if (!names) return bare
    const initial = (word: string) => `${word.normalize('NFC').charAt(0).toUpperCase()}.`
    return bare.normalize('NFD').replaceAll(names, initial).normalize('NFC')
  }
  return {
    learn: ({ scope, people }, answer) => {
      // What is public is everybody's: there an agency's phone is meant to be rung.
      if (scope === 'public') return
      isPrivate = true
      for (const pointer of people)
        for (const value of valuesAt(answer, pointer.split('/').slice(1))) hear(value)
    },
    over: (answer) => {
      if (!isPrivate) return answer
      const names =
        words.size > 0
          ? new RegExp(
              `(?<![\\p{L}\\p{M}])(?:${[...words].map(accented).join('|')})(?![\\p{L}\\p{M}])`,
              'giu',
            )
          : null
      const text = JSON.stringify(answer, (_key, value: unknown) =>
        isUntrusted(value) ? { ...value, text: hidden(value.text, names) } : value,
      )
      return JSON.parse(text) as typeof answer
    },
  }
}

const isUntrusted = (value: unknown): value is Untrusted =>
  typeof value === 'object' && value !== null && 'untrusted' in value && 'text' in value
