#!/usr/bin/env node
import { run } from './run.ts'
import { processTerminal } from './terminal.ts'

// Who reads no further (`llar … | head`) ends it in silence.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1)
})
process.exitCode = await run(process.argv.slice(2), processTerminal())
