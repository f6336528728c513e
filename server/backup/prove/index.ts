import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config/env.ts'
import { stored } from '../../contract/stored/index.ts'
import { openDatabase } from '../../db/connect.ts'
import { reach } from '../../db/copy/index.ts'
import { openPool } from '../../db/pool.ts'
import { folderFiles } from '../../ports/files/folder.ts'
import type { CheckedArchive } from '../archive/read.ts'
import { restore } from '../restore.ts'
import { settingFaults } from '../settings.ts'
import { checkRows, checks } from './checks.ts'
import type { Finding } from './finding.ts'

/** What a proof came to. */
export interface Proof {
  archive: CheckedArchive
  findings: Finding[]
  /** From the first byte read to a database of today's version that answers. */
  recoveryMs: number
}

/** How a proof is made. */
export interface ProofOf {
  archive: string
  config: Config
  /** The scratch folder is made in it, and gone afterwards. */
  folder: string
  volatile?: boolean
}

/**
 * Restores an archive into a scratch folder, as it would have to be done in need, and looks at all
 * that came. Nothing of the running site is touched.
 */
export async function prove({ archive, config, folder, volatile }: ProofOf): Promise<Proof> {
  const scratch = await mkdtemp(path.join(folder, 'llar-proof-'))
  const place = { dataDir: scratch, databaseUrl: null, databaseDirectUrl: null }
  const begun = performance.now()
  try {
    const checked = await restore(
      archive,
      { ...place, fileStore: null },
      volatile === undefined ? {} : { volatile },
    )
    const { tail } = checked
    const findings = [await rowsOf(place, tail, volatile)]
    const opened = await openDatabase(place, {
      columns: stored().columns(),
      ...(volatile !== undefined && { volatile }),
    })
    const recoveryMs = performance.now() - begun
    try {
      const files = folderFiles(path.join(scratch, 'files'))
      for await (const finding of checks({ db: opened.db, files, tail })) findings.push(finding)
    } finally {
      await opened.close()
    }
    findings.push({
      name: 'settings',
      seen: `${tail.settings.length} that it needs, ${tail.keys.length} keys with it`,
      faults: settingFaults(tail.settings, config),
    })
    return { archive: checked, findings, recoveryMs }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** Counted as it came, before today's version changes anything. */
async function rowsOf(
  place: Parameters<typeof reach>[0],
  tail: CheckedArchive['tail'],
  volatile = false,
): Promise<Finding> {
  const { connection, stop } = await reach(place, volatile)
  const { db } = openPool(connection, { max: 1 })
  try {
    return await checkRows({ db, tail })
  } finally {
    await db.destroy()
    await stop()
  }
}
