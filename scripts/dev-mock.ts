import { spawn } from 'node:child_process'
import { createServer, mergeConfig } from 'vite'

/**
 * `npm run dev:mock`: the whole front end on the mock of the contract, on 5173 (WEB_PORT), with the
 * mock behind it on 4010 (PORT). `-- --worker`: no server at all, a service worker answers in the
 * browser.
 */
const inBrowser = process.argv.includes('--worker')
const port = process.env['PORT'] ?? '4010'
process.env['PORT'] = port
if (inBrowser) process.env['VITE_MOCK'] = '1'
const mock = inBrowser
  ? null
  : spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'mocks/server/main.ts'], {
      stdio: 'inherit',
      env: { ...process.env, PORT: port },
    })
const config = mergeConfig(
  { server: { port: Number(process.env['WEB_PORT'] ?? 5173) } },
  inBrowser ? {} : { server: { proxy: { '/__mock': `http://127.0.0.1:${port}` } } },
)
const vite = await createServer(config)
await vite.listen()
vite.printUrls()
if (mock) console.log(`  What the mock plays: ${vite.resolvedUrls?.local[0] ?? ''}__mock`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    mock?.kill(signal)
    void vite.close().then(() => process.exit(0))
  })
}
mock?.on('exit', (code) => void vite.close().then(() => process.exit(code ?? 0)))
