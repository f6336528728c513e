import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Short words that are words. */
const WORDS = new Set(
  (
    'is ui no to on up in of me ok by has map nav top bar tag end sub num big bad hot eye now two ' +
    'why pop tab act ask art dot pdf day sum box row way win off out old new all key say gap ' +
    'due at per do app or sun yes not aim pic qr fit log for who set cut add pin pad low sea how ' +
    'tip raw zip csv url fee tax'
  ).split(' '),
)

/** Class names that a sheet's selectors name, each once. */
export function classNamesOf(sheet: string): Set<string> {
  const selectors = sheet
    .replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"/g, '')
    .replace(/\{[^{}]*\}/g, '{}')
  return new Set([...selectors.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name))
}

/** Whether a class name has a part of one to three letters that is no word: `co-d`, `bt`. */
export const isAbbreviated = (name: string): boolean =>
  name.split('-').some((part) => /^[a-z]{1,3}\d?$/i.test(part) && !WORDS.has(part))

/** Abbreviated class names of all sheets of `src`. */
export function abbreviatedNames(root: string): string[] {
  const names = globSync('src/**/*.css', { cwd: root }).flatMap((file) => [
    ...classNamesOf(readFileSync(join(root, file), 'utf8')),
  ])
  return [...new Set(names)].filter(isAbbreviated).toSorted()
}
