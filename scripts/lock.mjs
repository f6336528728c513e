// One process of this folder at a time, by a file that names who is at work. System Node 20 is enough.
import {
  appendFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** The lock of this process, while it holds one. */
let held = null

/** Does something while no other process of this folder does it; a lock of the dead is taken over. */
export async function alone(lock, waits, work) {
  mkdirSync(dirname(lock), { recursive: true })
  for (let said = false; !taken(lock);) {
    if (!said) waits()
    said = true
    await new Promise((done) => setTimeout(done, 300))
  }
  held = lock
  try {
    await work()
  } finally {
    release()
  }
}

/** Gives the lock back, before the process ends in the middle of its work. */
export function release() {
  if (held !== null) rmSync(held, { force: true })
  held = null
}

/** What was started under the lock holds it, too: it may outlive who started it. */
export function holdsToo(pid) {
  if (held !== null && pid) appendFileSync(held, lineOf(pid))
}

/**
 * A process, and when it began: after a restart its number is another program's, or our own. Systems
 * without /proc know the number alone.
 */
const lineOf = (pid) => `${pid} ${bornAt(pid)}\n`

function bornAt(pid) {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Behind the name, which may hold anything: the 22nd field of all.
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return ''
  }
}

/** Takes a lock: a link to a file that already says who we are, so that nobody reads a part of it. */
function taken(lock) {
  const own = `${lock}.${process.pid}`
  try {
    writeFileSync(own, lineOf(process.pid))
    linkSync(own, lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  } finally {
    rmSync(own, { force: true })
  }
  if (!isHeld(lock)) clearDead(lock)
  return false
}

/** Moves a dead lock away; when a living one got there first, it is put back. */
function clearDead(lock) {
  const aside = `${lock}.dead${process.pid}`
  try {
    renameSync(lock, aside)
    if (isHeld(aside)) linkSync(aside, lock)
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
  }
  rmSync(aside, { force: true })
}

function isHeld(lock) {
  try {
    return readFileSync(lock, 'utf8').trim().split('\n').some(isAtWork)
  } catch {
    // Given back meanwhile.
    return true
  }
}

/** Our own number in another's lock was somebody's before us. */
function isAtWork(line) {
  const [pid, born = ''] = line.split(' ')
  return Number(pid) !== process.pid && isAlive(Number(pid)) && (!born || born === bornAt(pid))
}

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
