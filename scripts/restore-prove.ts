import os from 'node:os'

const USAGE = [
  'npm run restore:prove -- FILE',
  '  restores a back-up into a scratch folder (in TMPDIR), looks at all that came, and says how long',
  '  it took and as of when it is. Nothing else is touched. Ends with 1 where anything is wrong.',
].join('\n')

/** `npm run restore:prove`: a back-up that was never restored is a hope. */
async function main(): Promise<void> {
  const [file, ...more] = process.argv.slice(2)
  if (file === undefined || more.length > 0 || file.startsWith('-')) {
    console.error(USAGE)
    process.exit(2)
  }
  const { readEnv } = await import('../server/config/env.ts')
  const { hasDatabase } = await import('../server/db/copy/index.ts')
  const { note, prove } = await import('../server/backup/index.ts')
  const config = readEnv(process.env)
  const { archive, findings, recoveryMs } = await prove({
    archive: file,
    config,
    folder: os.tmpdir(),
  })
  for (const { name, seen, faults } of findings) {
    console.log(`${faults.length === 0 ? 'ok' : 'FAULT'}  ${name}: ${seen}`)
    for (const fault of faults) console.log(`       ${fault}`)
  }
  const { snapshotAt } = archive.tail
  const recoverySeconds = Math.round(recoveryMs / 100) / 10
  const age = Math.max(0, Math.round((Date.now() - Date.parse(snapshotAt)) / 60_000))
  console.log(`Recovery time: ${recoverySeconds} s for ${(archive.bytes / 1e6).toFixed(1)} MB`)
  console.log(`Recovery point: ${snapshotAt}, ${age} minutes ago`)
  const sound = findings.every(({ faults }) => faults.length === 0)
  if (hasDatabase(config))
    await note(config.dataDir, {
      proved: { file, snapshotAt, at: new Date().toISOString(), sound, recoverySeconds },
    })
  process.exitCode = sound ? 0 : 1
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
