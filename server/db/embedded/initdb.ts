import { spawn } from 'node:child_process'
import { chown, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'

/** Name of the superuser and of the database inside the folder. */
export const OWNER = 'llar'

/** Whether a process with this id lives. EPERM means it does, under another account. */
function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Clears what killed first starts left: only folders whose maker is dead, and never in anger. */
async function clearLeftovers(dir: string): Promise<void> {
  const parent = path.dirname(dir)
  const start = `${path.basename(dir)}.new`
  for (const name of await readdir(parent)) {
    if (!name.startsWith(start) || lives(Number(name.slice(start.length)))) continue
    await rm(path.join(parent, name), { recursive: true, force: true }).catch(() => undefined)
  }
}

/**
 * Makes a database folder: built beside and renamed, so that it is whole or absent. Whoever comes
 * second finds the first one's folder and uses it. `volatile` skips the flush to disk (tests).
 */
export async function makeFolder(
  dir: string,
  bin: Binaries,
  account: Account,
  volatile: boolean,
): Promise<void> {
  await clearLeftovers(dir)
  const fresh = `${dir}.new${process.pid}`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { mode: 0o700 })
  if (account.uid !== undefined && account.gid !== undefined)
    await chown(fresh, account.uid, account.gid)
  const args = ['-D', fresh, '-U', OWNER, '-A', 'trust', '-E', 'UTF8', '--locale-provider=builtin']
  args.push('--builtin-locale=C.UTF-8', '--locale=C', '--data-checksums', '--no-instructions')
  if (volatile) args.push('--no-sync')
  await run([...account.prefix, bin.initdb, ...args], account)
  await rename(fresh, dir).catch(async (error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
    await rm(fresh, { recursive: true, force: true })
  })
}

function run(command: string[], account: Account): Promise<void> {
  const [file = '', ...args] = command
  return new Promise((resolve, reject) => {
    let words = ''
    const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }
    const child = spawn(file, args, {
      uid: account.uid,
      gid: account.gid,
      cwd: '/',
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`initdb failed (${code}): ${words.trim()}`)),
    )
  })
}
