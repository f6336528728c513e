// Who listens on a port: asked before the start, so that a second start says so instead of failing half-way.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { connect } from 'node:net'

/** True when something answers on the port. */
export function isTaken(port, host) {
  return new Promise((done) => {
    const socket = connect({ port, host: host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host })
    socket.once('connect', () => done(socket.destroy() !== undefined))
    socket.once('error', () => done(false))
  })
}

/** The process that listens, as `program (process 123)`; null where the system does not tell. */
export function listenerOf(port) {
  try {
    const inodes = new Set(['tcp', 'tcp6'].flatMap((table) => inodesOf(table, port)))
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      if (socketsOf(pid).some((inode) => inodes.has(inode)))
        return `${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim().slice(0, 160)} (process ${pid})`
    }
  } catch {
    return null
  }
  return null
}

/** Socket numbers in state 0A, listening, of /proc/net/tcp or tcp6. */
function inodesOf(table, port) {
  const rows = readFileSync(`/proc/net/${table}`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.trim().split(/\s+/))
  return rows
    .filter((row) => row[3] === '0A' && Number.parseInt(row[1].split(':')[1], 16) === port)
    .map((row) => row[9])
}

function socketsOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1]
      } catch {
        return undefined
      }
    })
  } catch {
    return []
  }
}
