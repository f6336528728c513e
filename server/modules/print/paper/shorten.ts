const SENTENCE = /[.!?…](?:["»”’)\]]*)(?=\s|$)/g

/**
 * A text of at most so many characters that ends where a sentence ends. A first sentence that is
 * longer ends after a whole word with an ellipsis; a word that is longer than all that is left out.
 */
export function shorten(text: string, most: number): string {
  const whole = text.trim()
  if (whole.length <= most) return whole
  const ends = [...whole.slice(0, most + 1).matchAll(SENTENCE)]
    .map((match) => match.index + match[0].length)
    .filter((end) => end <= most)
  const last = ends.at(-1)
  if (last !== undefined && last >= most * 0.3) return whole.slice(0, last)
  const words = whole.slice(0, most - 1)
  const cut = words.search(/\s\S*$/)
  return cut <= 0 ? '' : `${words.slice(0, cut).replace(/[\s,;:–-]+$/, '')}…`
}
