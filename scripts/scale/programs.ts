import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { postgresFolders } from '../postgres-programs.ts'

const FOLDERS = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
const OF_POSTGRES = ['postgres', 'initdb', 'pg_basebackup', 'psql']

/** Where each program is, and what to install where one is not. */
export interface Programs {
  found: Record<string, string>
  missing: string[]
}

const isThere = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Looks for what the trial is made of; nothing is installed. */
export function findPrograms(isIn: (file: string) => boolean = isThere): Programs {
  const first = (name: string, folders: string[]): string | undefined =>
    folders.map((folder) => join(folder, name)).find(isIn)
  // All of one version: the folder that has the server.
  const home = [...postgresFolders(), ...FOLDERS].find((folder) =>
    OF_POSTGRES.every((name) => isIn(join(folder, name))),
  )
  const found: Record<string, string> = {}
  const missing: string[] = []
  for (const name of OF_POSTGRES) if (home) found[name] = join(home, name)
  if (!home) missing.push('postgresql')
  for (const name of ['pgbouncer', 'haproxy']) {
    const file = first(name, FOLDERS)
    if (file) found[name] = file
    else missing.push(name)
  }
  return { found, missing }
}
