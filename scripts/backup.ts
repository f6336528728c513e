import { existsSync, statSync } from 'node:fs'
import path from 'node:path'

const USAGE = [
  'npm run backup [-- TO]',
  '  keeps the database and the files, as they are at one moment, in one archive, beside a running',
  '  server or without one. TO is the file to make, or the folder it comes into; left out: BACKUP_DIR,',
  '  else the folder backups. Nothing in the database is changed, nor brought up to this version.',
].join('\n')

/** A name that sorts by time. */
const nameAt = (now: Date): string =>
  `llar-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.zip`

function targetOf(told: string | undefined, backupDir: string, now: Date): string {
  const to = told ?? backupDir
  const isFolder = told === undefined || (existsSync(to) && statSync(to).isDirectory())
  return isFolder ? path.join(to, nameAt(now)) : to
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

/** `npm run backup`: one archive of all there is. */
async function main(): Promise<void> {
  const [to, ...more] = process.argv.slice(2)
  if (more.length > 0 || to?.startsWith('-')) {
    console.error(USAGE)
    process.exit(2)
  }
  const { readEnv } = await import('../server/config/env.ts')
  const { hasDatabase, reach } = await import('../server/db/copy/index.ts')
  const { makeBackup, note } = await import('../server/backup/index.ts')
  const { filesOf } = await import('../server/ports/files/of-settings.ts')
  const config = readEnv(process.env)
  if (!hasDatabase(config)) throw new Error(`There is no database in ${config.dataDir} to keep.`)
  const target = targetOf(to, config.backupDir, new Date())
  const { connection, stop } = await reach(config)
  try {
    const now = (): Date => new Date()
    const { bytes, tail } = await makeBackup({
      connection,
      files: filesOf(config),
      config,
      target,
      now,
    })
    await note(config.dataDir, { made: { file: target, snapshotAt: tail.snapshotAt, bytes } })
    const rows = tail.tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`Kept as of ${tail.snapshotAt}: ${target}, ${megabytes(bytes)}`)
    console.log(`  ${rows} rows, ${tail.files.count} files (${megabytes(tail.files.bytes)})`)
    console.log(
      tail.keys.length > 0
        ? `  It has ${tail.keys.join(' and ')}: who has this file can open what they seal. Guard it.`
        : '  It has no keys.',
    )
    for (const { name } of tail.settings)
      console.log(`  To restore it you need ${name} as it is set here: keep that elsewhere.`)
    console.log(`  Prove it: npm run restore:prove -- ${target}`)
  } finally {
    await stop()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
