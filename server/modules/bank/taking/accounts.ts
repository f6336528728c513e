import { createHash } from 'node:crypto'
import type { ReadEntry, ReadStatement } from '../../../formats/bank/statement.ts'

/** Statements of one account put together: a file may have one a day. */
export function byAccount(statements: readonly ReadStatement[], iban: string): ReadStatement[] {
  const found = new Map<string, ReadStatement>()
  for (const one of statements) {
    const key = one.iban ?? iban
    const before = found.get(key)
    found.set(key, before ? joined(before, one) : { ...one, iban: key })
  }
  return [...found.values()]
}

const joined = (before: ReadStatement, one: ReadStatement): ReadStatement => {
  // A file has them in any order.
  const first = one.from < before.from ? one : before
  const last = one.to < before.to ? before : one
  return {
    iban: before.iban,
    name: before.name || one.name,
    from: first.from,
    to: last.to,
    opening: first.opening,
    closing: last.closing,
    entries: [...before.entries, ...one.entries],
    countOff: before.countOff || one.countOff,
  }
}

/**
 * By what an entry is known again in another file: day, amount and words, and which of those that
 * are alike on one day it is. Two coffees of one day are two entries in both files.
 */
export function dedupes(entries: readonly ReadEntry[]): string[] {
  const seen = new Map<string, number>()
  return entries.map((entry) => {
    const alike = alikeOf(entry)
    const turn = (seen.get(alike) ?? 0) + 1
    seen.set(alike, turn)
    return dedupeOf(entry, turn)
  })
}

type Alike = Pick<ReadEntry, 'bookedOn' | 'amount' | 'text' | 'reference' | 'iban'>

const alikeOf = ({ bookedOn, amount, text, reference, iban }: Alike): string =>
  JSON.stringify([bookedOn, amount, text.toUpperCase(), reference, iban])

/** The same of one entry, which of those that are alike it is said. */
export const dedupeOf = (entry: Alike, turn: number): string =>
  createHash('sha256')
    .update(`${alikeOf(entry)}${turn}`)
    .digest('hex')
