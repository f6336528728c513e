import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { freePort } from '../scripts/free-port.ts'

const execute = promisify(execFile)

/** A server beside the one that all journeys share: for what a setting changes for everybody. */
export interface OwnServer {
  /** Its address, without a slash at the end. */
  url: string
  /** Its data folder: its mails lie there. */
  dataDir: string
  /** Runs a script of ours beside it, as its operator would; refused with what the script said. */
  run(script: string, ...args: string[]): Promise<void>
  stop(): Promise<void>
}

/** Starts one on an empty database, with settings of its own; its data go with it. */
export async function startOwnServer(settings: Record<string, string>): Promise<OwnServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  // Beside the folder of the shared one, which lies where there is room for it.
  const dataDir = `${process.env['E2E_DATA_DIR'] ?? 'data'}-own-${port}`
  const env = { ...process.env, ...settings }
  const child = spawn('node', ['scripts/e2e-server.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, PORT: String(port), E2E_DATA_DIR: dataDir },
  })
  const gone = new Promise<void>((done) => child.on('exit', () => done()))
  await expect(async () => expect((await fetch(`${url}/healthz`)).ok).toBe(true)).toPass({
    timeout: 600_000,
  })
  return {
    url,
    dataDir,
    run: async (script, ...args) => {
      await execute('node', [script, ...args], { env: { ...env, DATA_DIR: dataDir } })
    },
    stop: async () => {
      child.kill('SIGTERM')
      await gone
    },
  }
}
