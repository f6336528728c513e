import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Bytes that wait for a log that takes nothing; lines that come then are lost. */
const MOST_BYTES = 1_000_000
const AGAIN_MS = 1000
/** Until a full pipe is tried again: its reader may merely be slower than we are. */
const FULL_MS = 20

interface LogOut {
  write(line: string): void
  /**
   * Until all lines are written, or the log refused them, or a second has passed: before an exit
   * that waits for nothing else.
   */
  written(): Promise<void>
  /**
   * Ends the process, once what waits is written (as above). A write that sleeps would keep the
   * exit waiting for it, too: such a process is killed.
   */
  leave(code: number): Promise<void>
}
type Write = typeof fs.write

/**
 * A way of our own into a pipe, on which a write that finds it full says so; on the one we were
 * given it would hold a thread until its reader wakes. What is no pipe, or no Linux, stays as it is.
 */
function ownWay(fd: number): number {
  try {
    if (!fs.fstatSync(fd).isFIFO()) return fd
    return fs.openSync(`/proc/self/fd/${fd}`, fs.constants.O_WRONLY | fs.constants.O_NONBLOCK)
  } catch {
    return fd
  }
}

/**
 * Writes the log to a file that may take nothing: its disk is full, or whoever read it is gone or
 * asleep. No request waits for a line, and none fails by it; what waited is written when the log
 * takes it again, with how many lines were lost. The logger's own way out throws at the first such
 * line, and waits for the disk when the process ends of it.
 */
export function logOut(fd: number, write: Write = fs.write): LogOut {
  let waiting: Buffer[] = []
  let [bytes, lost, isBusy, isWriting, isOver] = [0, 0, false, false, false]
  const to = ownWay(fd)
  const asking: (() => void)[] = []

  const put = (line: string): void => {
    const piece = Buffer.from(line)
    waiting.push(piece)
    bytes += piece.length
  }
  const next = (): void => {
    if (isBusy || isOver || waiting.length === 0) return
    const piece = Buffer.concat(waiting)
    waiting = []
    isBusy = isWriting = true
    write(to, piece, 0, piece.length, null, (error, written) => {
      isWriting = false
      const isFull = error?.code === 'EAGAIN'
      const rest = piece.subarray(error ? 0 : written)
      if (rest.length > 0) waiting.unshift(rest)
      bytes -= piece.length - rest.length
      if ((error && !isFull) || (bytes === 0 && lost === 0))
        for (const tell of asking.splice(0)) tell()
      if (error) return void setTimeout(again, isFull ? FULL_MS : AGAIN_MS).unref()
      if (lost > 0) put(`{"level":40,"time":${Date.now()},"lost":${lost},"msg":"log lines lost"}\n`)
      lost = 0
      again()
    })
  }
  const again = (): void => {
    isBusy = false
    next()
  }
  process.on('exit', () => {
    try {
      if (!isBusy && waiting.length > 0) fs.writeSync(to, Buffer.concat(waiting))
    } catch {
      // Nobody is left to be told.
    }
  })
  const written = async (): Promise<void> => {
    if (bytes === 0) return
    await new Promise<void>((resolve) => {
      asking.push(resolve)
      setTimeout(resolve, AGAIN_MS)
    })
  }
  return {
    write: (line) => {
      if (bytes + line.length > MOST_BYTES) lost += 1
      else put(line)
      next()
    },
    written,
    leave: async (code) => {
      await written()
      isOver = true
      // One that finds the pipe full comes back in a moment; one that sleeps does not.
      for (let ms = 0; isWriting && ms < AGAIN_MS; ms += FULL_MS) await sleep(FULL_MS)
      if (isWriting) process.kill(process.pid, 'SIGKILL')
      process.exit(code)
    },
  }
}
