import fs from 'node:fs'

/** Bytes that wait for a log that takes nothing; lines that come then are lost. */
const MOST_BYTES = 1_000_000
const AGAIN_MS = 1000

interface LogOut {
  write(line: string): void
  /**
   * Until all lines are written, or the log refused them, or a second has passed: before an exit
   * that waits for nothing else.
   */
  written(): Promise<void>
}
type Write = typeof fs.write

/**
 * Writes the log to a file that may take nothing: its disk is full, or whoever read it is gone or
 * asleep. No request waits for a line, and none fails by it; what waited is written when the log
 * takes it again, with how many lines were lost. The logger's own way out throws at the first such
 * line, and waits for the disk when the process ends of it.
 */
export function logOut(fd: number, write: Write = fs.write): LogOut {
  let waiting: Buffer[] = []
  let [bytes, lost, isBusy] = [0, 0, false]
  const asking: (() => void)[] = []

  const put = (line: string): void => {
    const piece = Buffer.from(line)
    waiting.push(piece)
    bytes += piece.length
  }
  const next = (): void => {
    if (isBusy || waiting.length === 0) return
    const piece = Buffer.concat(waiting)
    waiting = []
    isBusy = true
    write(fd, piece, 0, piece.length, null, (error, written) => {
      const rest = piece.subarray(error ? 0 : written)
      if (rest.length > 0) waiting.unshift(rest)
      bytes -= piece.length - rest.length
      if (error || (bytes === 0 && lost === 0)) for (const tell of asking.splice(0)) tell()
      if (error) return void setTimeout(again, AGAIN_MS).unref()
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
      if (!isBusy && waiting.length > 0) fs.writeSync(fd, Buffer.concat(waiting))
    } catch {
      // Nobody is left to be told.
    }
  })
  return {
    write: (line) => {
      if (bytes + line.length > MOST_BYTES) lost += 1
      else put(line)
      next()
    },
    written: async () => {
      if (bytes === 0) return
      await new Promise<void>((resolve) => {
        asking.push(resolve)
        setTimeout(resolve, AGAIN_MS)
      })
    },
  }
}
