import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A tick of /proc in microseconds; 100 a second on every Linux that Node runs on. */
const TICK = 10_000

/** After the name, which may hold anything: state, parent and so on (proc(5)). */
const fieldsOf = (pid: number | string): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')

const own = (fields: string[]): number => (Number(fields[11]) + Number(fields[12])) * TICK
const ofEnded = (fields: string[]): number => (Number(fields[13]) + Number(fields[14])) * TICK

/** Microseconds of the processor a process has had, with its threads. */
export const processorOf = (pid: number): number => own(fieldsOf(pid))

/** The same of a PostgreSQL in a folder: its postmaster, its backends, and those that have ended. */
export function databaseProcessor(dir: string): number {
  const [first = ''] = readFileSync(path.join(dir, 'pg18/postmaster.pid'), 'utf8').split('\n')
  let sum = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const fields = fieldsOf(pid)
      if (pid === first) sum += own(fields) + ofEnded(fields)
      else if (fields[1] === first) sum += own(fields)
    } catch {
      // It ended while we looked; its postmaster has what it took.
    }
  }
  return sum
}
