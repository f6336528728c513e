/** A piece of a text, and whether the other text lacks it. */
export interface Piece {
  text: string
  own: boolean
}

/** Longest texts are compared as wholes: the table of words would be too large. */
const MOST = 400

const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? []
const bare = (word: string): string => word.trim()

/** How long the common words of two tails are, for each pair of places. */
function lengths(a: string[], b: string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () =>
    Array.from({ length: b.length + 1 }, () => 0),
  )
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [row, below] = [table[i] ?? [], table[i + 1] ?? []]
      row[j] =
        bare(a[i] ?? '') === bare(b[j] ?? '')
          ? (below[j + 1] ?? 0) + 1
          : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  return table
}

function add(pieces: Piece[], text: string, own: boolean): void {
  const last = pieces.at(-1)
  if (last?.own === own) last.text += text
  else pieces.push({ text, own })
}

/** Two texts word by word: of each, what the other one lacks. */
export function wordsDiff(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const [a, b] = [wordsOf(before), wordsOf(after)]
  if (a.length > MOST || b.length > MOST)
    return {
      before: [{ text: before, own: before !== after }],
      after: [{ text: after, own: before !== after }],
    }
  const table = lengths(a, b)
  const out: { before: Piece[]; after: Piece[] } = { before: [], after: [] }
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [one = '', other = ''] = [a[i], b[j]]
    if (i < a.length && j < b.length && bare(one) === bare(other)) {
      add(out.before, one, false)
      add(out.after, other, false)
      i += 1
      j += 1
    } else if (
      j >= b.length ||
      (i < a.length && (table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0))
    ) {
      add(out.before, one, true)
      i += 1
    } else {
      add(out.after, other, true)
      j += 1
    }
  }
  return out
}
