import { execFileSync } from 'node:child_process'
import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../part.ts'

const MIGRATIONS = 'server/db/migrations'

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/**
 * The commit that is taken for the version before: the one just before the newest migration came,
 * unless `SCALE_BEFORE` names another. Null where there is no history.
 */
export function commitBefore(named = process.env['SCALE_BEFORE']): string | null {
  try {
    const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS).trim()
    return git('rev-parse', '--verify', `${named ?? `${newest}^`}^{commit}`).trim()
  } catch {
    return null
  }
}

/** The version before, ready to be started: its files in `folder`, with the packages of this one. */
export async function versionBefore(
  folder: string,
): Promise<{ root: string; commit: string } | null> {
  const commit = commitBefore()
  if (commit === null) return null
  const root = join(folder, 'before')
  const archive = join(folder, 'before.tar')
  await mkdir(root)
  git('archive', '--output', archive, commit)
  execFileSync('tar', ['-xf', archive, '-C', root])
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  return { root, commit: commit.slice(0, 9) }
}
