import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

function field(pid: number | string, file: string, name: string): number {
  try {
    const line = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(
      readFileSync(`/proc/${pid}/${file}`, 'utf8'),
    )
    return Number(line?.[1] ?? 0) / 1024
  } catch {
    return 0 // ended just now, or not Linux
  }
}

/** Most memory a process ever held, MB; 0 where the system does not say. */
export function peakMegabytes(pid: number): number {
  return Math.round(field(pid, 'status', 'VmHWM'))
}

/** What it holds now, MB. 0 where the system does not say. */
export const memoryNow = (pid: number): number => Math.round(field(pid, 'status', 'VmRSS'))

/** What it holds now, MB; from here on its peak is counted anew. 0 where the system does not say. */
export function memoryFromNow(pid: number): number {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
  } catch {
    // Not Linux: the peak is that of its whole life.
  }
  return Math.round(field(pid, 'status', 'VmRSS'))
}

/**
 * Processor time all processes of the database took so far, ms; what ended meanwhile is forgotten.
 * 0 where the system does not say.
 */
export function databaseMilliseconds(folder: string): number {
  return databasePids(folder).reduce((sum, pid) => sum + processorOf(pid), 0)
}

function processorOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return 0
  }
}

const databasePids = (folder: string): string[] =>
  readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && isPostgres(pid, folder))

/** What all processes of the database share and own together now (PSS), MB. */
export function databaseMegabytes(folder: string): number {
  return Math.round(
    databasePids(folder).reduce((sum, pid) => sum + field(pid, 'smaps_rollup', 'Pss'), 0),
  )
}

/** Backends are children of the one that was started with `-D folder`. */
function isPostgres(pid: string, folder: string): boolean {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0'
    const main = readFileSync(`/proc/${parent}/cmdline`, 'utf8')
    return (
      words.includes('postgres') &&
      (words.includes(`${folder}/pg18`) || main.includes(`${folder}/pg18`))
    )
  } catch {
    return false
  }
}
