import type { ReactNode } from 'react'

/** Lower case, no accents, no full width: as the server's search compares. */
export const plain = (text: string): string =>
  text
    .replace(/[\u3000\uFF01-\uFF5E]/g, (letter) => letter.normalize('NFKC'))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()

const WORD = /[^\s!-/:-@[-`{-~]+/gu

/** The words of a question, cut as the server cuts them. */
const wordsOf = (question: string): string[] => plain(question).match(WORD) ?? []

/** Whether each word of the question begins one of the text. */
export const says = (text: string, question: string): boolean => {
  const told = wordsOf(text)
  return wordsOf(question).every((word) => told.some((one) => one.startsWith(word)))
}

/** How many letters of a word stand for so many of its plain ones: `Straße` is spelled as it is. */
function reach(word: string, letters: number): number {
  const { length } = word
  let end = 0
  while (end < length && plain(word.slice(0, end)).length < letters) end += 1
  return end
}

/** A text with the beginnings of its words that were asked for marked. */
export function Mark({ text, question }: { text: string; question: string }): ReactNode {
  const asked = wordsOf(question)
  const parts: ReactNode[] = []
  let from = 0
  const whole = text.normalize('NFC')
  for (const { 0: word, index } of whole.matchAll(WORD)) {
    const hits = asked.filter((one) => plain(word).startsWith(one)).map((one) => one.length)
    if (hits.length === 0) continue
    const end = index + reach(word, Math.max(...hits))
    parts.push(whole.slice(from, index), <mark key={index}>{whole.slice(index, end)}</mark>)
    from = end
  }
  return [...parts, whole.slice(from)]
}
