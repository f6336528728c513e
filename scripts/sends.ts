import { runParts } from './run-parts.ts'
import { name, trial } from './test-parts/sender.ts'

// npm run sends -- 63: the part of `npm test` with as many kills of the sender as you like.
const kills = Number(process.argv[2] ?? 21)
if (!(Number.isInteger(kills) && kills > 0)) throw new Error('How many kills? npm run sends -- 21')
const { failed } = await runParts([{ name, run: () => trial(kills) }])
process.exitCode = failed === 0 ? 0 : 1
