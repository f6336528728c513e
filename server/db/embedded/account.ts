import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'

const NOBODY = 65534

/** How PostgreSQL's programs are run, since they refuse to run as root. */
export interface Account {
  /** Put before the command line. */
  prefix: string[]
  /** Given: the process and the folder belong to this user. */
  uid?: number
  gid?: number
}

/**
 * The account for a data folder. Not root: ourselves. Root: the user 65534 (nobody) where it can
 * reach both the programs and the folder, else a user namespace in which root is called 65534. An
 * existing folder keeps its way.
 */
export function chooseAccount(dir: string, program: string): Account {
  if (process.getuid?.() !== 0) return { prefix: [] }
  const nobody: Account = { prefix: [], uid: NOBODY, gid: NOBODY }
  const owner = existsSync(dir) ? statSync(dir).uid : null
  const parent = path.dirname(dir)
  const reachable =
    spawnSync('sh', ['-c', 'test -x "$1" && test -x "$2"', 'sh', program, parent], {
      ...nobody,
      cwd: '/',
    }).status === 0
  if (owner !== 0 && reachable) return nobody
  if (owner === NOBODY) {
    throw new Error(
      `The database in ${dir} belongs to the user nobody, who may not enter ${parent}: chmod o+x its parents`,
    )
  }
  const prefix = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--']
  if (spawnSync('unshare', [...prefix.slice(1), 'true']).status === 0) return { prefix }
  throw new Error(
    'PostgreSQL does not run as root, and neither the user nobody nor a user namespace can be used here: ' +
      'start as a normal user, or set DATABASE_URL',
  )
}
