import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Recorded } from '../server/testing/record.ts'
import type { Asked } from '../server/testing/statements.ts'
import { REPORTS } from './vitest.ts'

/** Where the server tests of `npm test` leave what they asked and were answered. */
export const RECORDED = join(REPORTS, 'answers')
/** Where they leave the statements that they asked their databases. */
export const ASKED = join(REPORTS, 'statements')

const readAll = <T>(folder: string): T[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T)
    : []

/** Everything the last run of the server tests recorded; empty when there was none. */
export const recorded = (folder = process.env['RECORD_ANSWERS'] ?? RECORDED): Recorded[] =>
  readAll<Recorded[]>(folder).flat()

/** The statements of each test file, of that run: once for each database it had. */
export const asked = (): Asked[] => readAll<Asked>(ASKED)
