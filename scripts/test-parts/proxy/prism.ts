import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../../free-port.ts'
import { ROOT } from '../../part.ts'

interface Prism {
  url: string
  stop(): Promise<void>
}

/**
 * Prism in front of `upstream`, reading the bundled contract; resolves once it listens. A port that
 * somebody else took meanwhile is left to them. It gets no environment of ours: what a browser's
 * driver leaves there, it takes for its own options.
 */
export async function startPrism(upstream: string, tries = 3): Promise<Prism> {
  const port = await freePort()
  const program = join(ROOT, 'node_modules', '@stoplight', 'prism-cli', 'dist', 'index.js')
  const child = spawn(
    process.execPath,
    [
      program,
      'proxy',
      join(ROOT, 'generated', 'openapi.json'),
      upstream,
      '-p',
      String(port),
      '-v',
      'warn',
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], SCARF_ANALYTICS: 'false' },
    },
  )
  let said = ''
  child.stderr.on('data', (part: Buffer) => (said += part.toString()))
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  const url = `http://127.0.0.1:${port}`
  const until = Date.now() + 120_000
  while (Date.now() < until && child.exitCode === null) {
    const answers = await fetch(`${url}/`).then(
      () => true,
      () => false,
    )
    if (answers) return { url, stop: () => (child.kill(), gone) }
    await new Promise((done) => setTimeout(done, 200))
  }
  child.kill()
  if (child.exitCode !== null && tries > 1) return startPrism(upstream, tries - 1)
  throw new Error(
    `Prism did not start: ${child.exitCode === null ? 'two minutes were not enough' : `it ended with ${child.exitCode}`}. ${said.slice(-300)}`,
  )
}
