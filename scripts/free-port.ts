import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below those that the system gives to whoever asks for any, or for a connection going out: such a
 * one could be taken between this look and the use of it.
 */
const FROM = 15_000
const TO = 30_000

/** A port that is free now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FROM, TO)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer()
    probe.on('error', () => done(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })
