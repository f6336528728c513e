import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'

export const listen = (server: Server): Promise<number> =>
  new Promise((done) =>
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)),
  )

/** The built server on a port and an empty data folder of its own, for what is set for all of it. */
export async function startOwnServer(
  name: string,
  env: Record<string, string>,
): Promise<{ url: string; dataDir: string; stop: () => Promise<void> }> {
  const free = createServer()
  const port = await listen(free)
  await new Promise((done) => free.close(done))
  const dataDir = mkdtempSync(join(tmpdir(), `llar-e2e-${name}-`))
  const url = `http://127.0.0.1:${port}`
  const child = spawn('node', ['scripts/e2e-server.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, PORT: String(port), E2E_DATA_DIR: dataDir },
  })
  const gone = new Promise<void>((done) => child.on('exit', () => done()))
  await expect(async () => expect((await fetch(`${url}/healthz`)).ok).toBe(true)).toPass({
    timeout: 90_000,
  })
  return {
    url,
    dataDir,
    stop: async () => {
      child.kill('SIGTERM')
      await gone
    },
  }
}
