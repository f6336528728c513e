import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../part.ts'

/** Words of the screens, so that a better wording does not break the proof. */
export function word(file: string, key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>(
      (at, part) => (at as Record<string, unknown> | undefined)?.[part],
      JSON.parse(readFileSync(join(ROOT, file), 'utf8')),
    )
  if (typeof found !== 'string') throw new Error(`${file} has no ${key}`)
  return found
}
