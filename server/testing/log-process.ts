import { logOut } from '../http/log-out.ts'

// Run by tests as a process of its own: says more than a pipe holds, and ends when told.
const out = logOut(1)
for (let line = 0; line < 8000; line += 1) out.write(`${'x'.repeat(99)}\n`)
process.on('SIGTERM', () => void out.leave(0))
process.stderr.write('said')
setInterval(() => undefined, 60_000)
