import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { preview } from 'vite'
import { freePort } from '../free-port.ts'
import { ROOT } from '../part.ts'

/** The built screens in front of the mock. */
export interface BuiltScreens {
  /** Address of the screens, without a slash. */
  url: string
  stop(): Promise<void>
}

/**
 * Starts the mock on a free port and serves `dist/client` before it, every address as one page.
 * Throws where nothing is built.
 */
export async function serveBuiltScreens(): Promise<BuiltScreens> {
  if (!existsSync(join(ROOT, 'dist', 'client', 'index.html')))
    throw new Error('Nothing is built: npm run build')
  const port = await freePort()
  const mock = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'mocks/server/main.ts'],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PORT: String(port) },
    },
  )
  await new Promise<void>((done, failed) => {
    mock.stdout.once('data', () => done())
    mock.once('exit', (code) => failed(new Error(`the mock ended with ${code}`)))
  })
  process.once('exit', () => mock.kill())
  const target = `http://127.0.0.1:${port}`
  const server = await preview({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { outDir: join(ROOT, 'dist', 'client') },
    preview: {
      port: await freePort(),
      host: '127.0.0.1',
      proxy: Object.fromEntries(
        ['/api', '/media', '/portrait', '/__mock'].map((path) => [path, target]),
      ),
    },
  })
  const [url = ''] = server.resolvedUrls?.local ?? []
  return {
    url: url.replace(/\/$/, ''),
    stop: async () => {
      await server.close()
      mock.kill()
    },
  }
}
