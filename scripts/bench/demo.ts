import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { start } from './children.ts'
import { measureColdDesk, type ColdFound } from './desk/cold.ts'
import { measureLighthouse, type LighthouseFinding } from './lighthouse.ts'

const ROOT = path.join(import.meta.dirname, '../..')

/** Fills a folder with the demo's homes and people. */
export const seedDemo = (dir: string): Promise<unknown> =>
  promisify(execFile)(process.execPath, [path.join(ROOT, 'scripts/seed.ts')], {
    env: { ...process.env, DATA_DIR: dir },
  })

/** Runs `act` on a server of the demo's homes and people, which are gone afterwards. */
async function onDemo<T>(
  port: number,
  say: (line: string) => void,
  act: (site: string) => Promise<T>,
): Promise<T> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'llar-bench-demo-'))
  try {
    say('demo homes')
    await seedDemo(dir)
    const server = await start(
      path.join(ROOT, 'server/main.ts'),
      [],
      { DATA_DIR: dir, PORT: String(port), LOG_LEVEL: 'warn', RATE_LIMIT: 'off', JOB_WORKERS: '0' },
      'Llar: http',
    )
    try {
      return await act(`http://127.0.0.1:${port}`)
    } finally {
      await server.stop()
    }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/**
 * Lighthouse on the demo's homes: the bench's own have no pictures, and a page without its pictures
 * proves nothing.
 */
export const lighthouseOnDemo = (
  port: number,
  say: (line: string) => void,
): Promise<LighthouseFinding[]> =>
  onDemo(port, say, async (site) => {
    const { items } = (await (await fetch(`${site}/api/v1/listing/?operation=V`)).json()) as {
      items: { id: string }[]
    }
    return measureLighthouse({
      home: `${site}/`,
      search: `${site}/busqueda/venta/palma`,
      'home detail': `${site}/inmueble/${items[0]?.id}`,
    })
  })

/** The desk of one of the demo's agencies, opened for the first time on a slow line. */
export const coldDeskOnDemo = (port: number, say: (line: string) => void): Promise<ColdFound[]> =>
  onDemo(port, say, measureColdDesk)
