import { Usage } from './failure.ts'

/** What was typed: words, and flags with their values in their order. */
export interface Typed {
  words: string[]
  flags: [name: string, value: string][]
}

/**
 * Reads a command line: `--flag value`, `--flag=value`, and `--flag` alone of those that stand
 * alone; `--` ends the flags. Throws Usage for a flag without its value.
 */
export function read(line: readonly string[], standsAlone: (flag: string) => boolean): Typed {
  const typed: Typed = { words: [], flags: [] }
  for (let at = 0; at < line.length; at += 1) {
    const piece = line[at] ?? ''
    if (piece === '--') {
      typed.words.push(...line.slice(at + 1))
      break
    }
    if (piece === '-h') typed.flags.push(['help', 'true'])
    else if (!piece.startsWith('--')) typed.words.push(piece)
    else {
      const equals = piece.indexOf('=')
      const name = piece.slice(2, equals < 0 ? undefined : equals)
      if (equals >= 0) typed.flags.push([name, piece.slice(equals + 1)])
      else if (standsAlone(name)) typed.flags.push([name, 'true'])
      else {
        const value = line[(at += 1)]
        if (value === undefined) throw new Usage(`--${name} needs a value`)
        typed.flags.push([name, value])
      }
    }
  }
  return typed
}

/** The value of a flag that counts once; the last one typed. */
export const flagIn = ({ flags }: Typed, name: string): string | undefined =>
  flags.findLast(([flag]) => flag === name)?.[1]

/** A flag that stands alone was typed, and not with `=false`. */
export const isOn = (typed: Typed, name: string): boolean =>
  ![undefined, 'false', 'no'].includes(flagIn(typed, name))

/** The one of these that is nearest to what was typed, where it is near. */
export function nearest(typed: string, known: readonly string[]): string | undefined {
  const scored = known
    .map((word) => ({ word, far: distance(typed, word) }))
    .toSorted((a, b) => a.far - b.far)
  const [best] = scored
  return best && best.far <= Math.ceil(typed.length / 3) ? best.word : undefined
}

/** Signs to change, add or leave out to come from one word to the other (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, n) => n)
  for (const [i, sign] of [...from].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...to].entries())
      next.push(
        Math.min(
          (row[j] ?? 0) + (sign === other ? 0 : 1),
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
