import { ASKED, RECORDED } from '../recorded.ts'
import { runVitest } from '../vitest.ts'

export const name = 'unit, dom and server tests'
export const cores = 1
export const seconds = 900

/** Vitest's projects; what the server asks and is answered is written down for other parts. */
export const run = () =>
  runVitest('vitest.json', [], { RECORD_ANSWERS: RECORDED, RECORD_STATEMENTS: ASKED })
