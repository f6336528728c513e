import { ensureBuilt } from './bootstrap.mjs'
import { name, rounds } from './test-parts/kill.ts'
import { runParts } from './run-parts.ts'

// npm run kill -- 100: the part of `npm test` with as many kills as you like, on a quiet machine.
/** Seconds after which the product answers again. */
const BACK = 20
const count = Number(process.argv[2] ?? 100)
if (!Number.isInteger(count) || count < 1) throw new Error('How many kills? npm run kill -- 100')
// A website is among what is killed: its page is part of the build.
await ensureBuilt()
const { failed } = await runParts([{ name, run: () => rounds(count, BACK) }])
process.exitCode = failed === 0 ? 0 : 1
