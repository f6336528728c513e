import { readEnv } from '../../../server/config/env.ts'
import type { Database } from '../../../server/db/index.ts'
import { openDeps } from '../../../server/deps.ts'

/** Of the server that is killed: where its data are. */
export type Settings = Record<string, string>

/** Does something in the database beside the running server. */
export async function besides(
  settings: Settings,
  act: (db: Database) => Promise<void>,
): Promise<void> {
  const env = { ...settings, LOG_LEVEL: 'silent', NODE_ENV: 'test' }
  const { deps, close } = await openDeps(readEnv(env))
  try {
    await act(deps.db)
  } finally {
    await close()
  }
}
