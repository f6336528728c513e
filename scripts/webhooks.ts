import { runParts } from './run-parts.ts'
import { name, trial } from './test-parts/webhooks.ts'

// npm run webhooks -- 10000 20: the part of `npm test` with as many events and kills as you like.
const [events, kills] = [process.argv[2] ?? 10_000, process.argv[3] ?? 20].map(Number) as [
  number,
  number,
]
if (!(Number.isInteger(events) && events > 0 && Number.isInteger(kills) && kills >= 0))
  throw new Error('How many events, and how many kills? npm run webhooks -- 10000 20')
const { failed } = await runParts([{ name, run: () => trial(events, kills) }])
process.exitCode = failed === 0 ? 0 : 1
