import { Socket } from 'node:net'

/**
 * A line to the database on which an answer that nobody can read (cut and glued by a broken proxy)
 * ends the line, not the process: pg's reader throws where nothing catches it. Whoever asked is told
 * as by a line that breaks. Not under TLS, where such an answer does not pass its own check.
 */
export class GuardedSocket extends Socket {
  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event !== 'data') return super.emit(event, ...args)
    try {
      return super.emit(event, ...args)
    } catch (cause) {
      this.destroy(new Error('Connection terminated: an answer that cannot be read', { cause }))
      return true
    }
  }
}
