import { join } from 'node:path'
import { ROOT } from '../generate/paths.ts'

/** What changed in the contract, for those who use it or build on it. */
export const CHANGELOG = join(ROOT, 'CHANGELOG.md')

const UNRELEASED = '## Unreleased'

/**
 * The changelog in which what stood under "Unreleased" came with `version` on `day` (YYYY-MM-DD),
 * and "Unreleased" begins anew. Throws without that heading, with nothing under it, or with the
 * version there already.
 */
export function releasedChangelog(text: string, version: string, day: string): string {
  const lines = text.split('\n')
  const at = lines.indexOf(UNRELEASED)
  if (at < 0) throw new Error(`CHANGELOG.md has no heading "${UNRELEASED}"`)
  const isTold = lines.some((line) => line.startsWith(`## ${version} `))
  if (isTold) throw new Error(`CHANGELOG.md already tells of ${version}`)
  const end = lines.findIndex((line, place) => place > at && line.startsWith('## '))
  const waiting = lines.slice(at + 1, end < 0 ? undefined : end)
  const isEmpty = waiting.every((line) => line.trim() === '')
  if (isEmpty) throw new Error('CHANGELOG.md says nothing under "Unreleased"')
  return lines.toSpliced(at + 1, 0, '', `## ${version} (${day})`).join('\n')
}
