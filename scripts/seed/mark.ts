import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import type { Config } from '../../server/config/env.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

const fileOf = ({ dataDir }: Place): string => path.join(dataDir, 'demo.json')
const databaseOf = ({ databaseUrl }: Place): string => databaseUrl ?? 'embedded'

/**
 * Whether the demo is whole, so that a start need not open the database to know. A mark that cannot
 * be read (cut short by a crash) is none: filling finds what is there.
 */
export function isMarked(config: Place): boolean {
  try {
    const mark: unknown = JSON.parse(readFileSync(fileOf(config), 'utf8'))
    return (mark as { database?: unknown } | null)?.database === databaseOf(config)
  } catch {
    return false
  }
}

/** Notes that the demo is whole: the file is there with all it says, or not at all. */
export function mark(config: Place): void {
  mkdirSync(config.dataDir, { recursive: true })
  const part = `${fileOf(config)}.${process.pid}.part`
  const file = openSync(part, 'w')
  try {
    writeSync(file, `${JSON.stringify({ database: databaseOf(config) })}\n`)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(part, fileOf(config))
}
