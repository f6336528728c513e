import { spawn } from 'node:child_process'
import { createServer } from 'vite'

/**
 * npm run dev: the API with a restart on every change (PORT, 3000 unless told), and Vite before it
 * on 5173 (WEB_PORT). Pages render in the browser.
 */
const server = spawn(process.execPath, ['--watch', '--env-file-if-exists=.env', 'server/main.ts'], {
  stdio: 'inherit',
})
const vite = await createServer({ server: { port: Number(process.env['WEB_PORT'] ?? 5173) } })
await vite.listen()
vite.printUrls()

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => void vite.close().then(() => process.exit(code ?? 0)))
