const USAGE = [
  'npm run restore -- FILE',
  '  restores a back-up (npm run backup) into DATA_DIR, in which there is nothing yet; with',
  '  DATABASE_URL into that database, with S3_… into that bucket, which are empty, too.',
].join('\n')

/** `npm run restore`: all of it, or nothing. */
async function main(): Promise<void> {
  const [file, ...more] = process.argv.slice(2)
  if (file === undefined || more.length > 0 || file.startsWith('-')) {
    console.error(USAGE)
    process.exit(2)
  }
  const { readEnv } = await import('../server/config/env.ts')
  const { restore, settingFaults } = await import('../server/backup/index.ts')
  const config = readEnv(process.env)
  const begun = performance.now()
  const { tail } = await restore(file, config)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`Restored as of ${tail.snapshotAt} in ${seconds} s: ${config.dataDir}`)
  console.log(
    `  database: ${config.databaseUrl === null ? 'embedded PostgreSQL 18' : 'DATABASE_URL'}`,
  )
  for (const fault of settingFaults(tail.settings, config)) console.log(`  ${fault}`)
  console.log('  What was waiting at that moment is done when the server starts, mails among it:')
  console.log('  start it with JOB_WORKERS=0 first if you would rather look before.')
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
