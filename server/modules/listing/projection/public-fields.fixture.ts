import { readFileSync } from 'node:fs'

/**
 * The fields of the wizard of which a stranger may learn, as `public-fields.txt` has them: sorted,
 * `*` for items.
 */
export function publicFields(): string[] {
  const lines = readFileSync(new URL('public-fields.txt', import.meta.url), 'utf8').split('\n')
  return lines.filter((line) => line !== '' && !line.startsWith('#'))
}
