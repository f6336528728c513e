import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../../free-port.ts'

function envOf(tree: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: `${join(tree, 'node_modules', '.bin')}:${process.env['PATH'] ?? ''}`,
    NO_COLOR: '1',
  }
}

/** Runs a program in a tree; rejects with its output when it fails. */
export function inTree(
  tree: string,
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<void> {
  const child = spawn(program, args, {
    cwd: tree,
    env: { ...envOf(tree), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((done, failed) => {
    child.on('error', failed)
    child.on('close', (code) =>
      code === 0 ? done() : failed(new Error(`${program} ended with ${code}\n${output.trim()}`)),
    )
  })
}

/** Starts the server of a tree on an empty data folder inside it and waits until it is ready. */
export async function serve(tree: string): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...envOf(tree),
    DEMO: '0',
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: join(tree, 'data'),
    LOG_LEVEL: 'warn',
  }
  const child = spawn('node', ['server/main.ts'], {
    cwd: tree,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<void>((done) => child.on('close', () => done()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  for (let tries = 0; tries < 1200; tries += 1) {
    if (child.exitCode !== null)
      throw new Error(`the server ended with ${child.exitCode}\n${output.trim()}`)
    const isReady = await fetch(`${url}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    )
    if (isReady) return { url, stop }
    await new Promise((done) => setTimeout(done, 100))
  }
  await stop()
  throw new Error(`the server was not ready after 120 s\n${output.trim()}`)
}
