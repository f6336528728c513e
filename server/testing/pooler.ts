import net from 'node:net'
import { serverOf, type Connection } from '../db/pool.ts'

/**
 * A pooler in transaction mode, as far as LISTEN knows it: it takes the statement and passes no
 * notification on.
 */
export interface Pooler {
  url: string
  /** From now on notifications are passed on, as if it had gone. */
  stepAside(): void
  /** From now on it passes nothing at all and hangs up on nobody, like a machine that stands still. */
  freeze(): void
  /** The same for what is open by now; who comes later is served. */
  freezeOpen(): void
  /** From now on nothing that says this passes, nor what its line says later: it is asked in vain. */
  swallow(words: string): void
  /** The next row that passes says that a field of it is longer than the row. */
  garble(): void
  /** Numbers of processes are its own, as those of a pooler that passes notifications on. */
  number(): void
  close(): Promise<void>
}

const NOTIFICATION = 'A'.charCodeAt(0)
const ROW = 'D'.charCodeAt(0)
const KEY_OF_PROCESS = 'K'.charCodeAt(0)
/** A letter and the message's length stand before what it says. */
const HEAD = 5
/** Before the length of a row's first field: how many there are. */
const FIELDS = HEAD + 2

/** Opens one in front of a PostgreSQL; `database` is the one to connect to. */
export async function poolerBefore(server: Connection, database: string): Promise<Pooler> {
  const { host, port: at, user, password } = serverOf(server)
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${at}` } : { host, port: at }
  const who = [user, password].map(encodeURIComponent).join(':')
  const sockets = new Set<net.Socket>()
  let silent = true
  let frozen = false
  let unheard: string | null = null
  let garbled = false
  let numbered = false
  const altered = (message: Buffer): Buffer => {
    const now = Buffer.from(message)
    if (numbered && now[0] === KEY_OF_PROCESS) now.writeInt32BE(2 ** 31 - 1, HEAD)
    if (garbled && now[0] === ROW) {
      garbled = false
      now.writeInt32BE(2 ** 30, FIELDS)
    }
    return now
  }
  const still = new Set<net.Socket>()
  const passes = (client: net.Socket): boolean => !frozen && !still.has(client)
  const listener = net.createServer((client) => {
    if (frozen) {
      sockets.add(client)
      return
    }
    const backend = net.connect(target)
    for (const socket of [client, backend]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
    }
    client.on('data', (chunk) => {
      if (unheard !== null && chunk.includes(unheard)) still.add(client)
      if (passes(client)) backend.write(chunk)
    })
    backend.on(
      'data',
      silenced(
        (message) => void (passes(client) && client.write(altered(message))),
        () => silent,
      ),
    )
    backend.on('close', () => client.destroy())
    client.on('close', () => backend.destroy())
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const { port } = listener.address() as net.AddressInfo
  return {
    url: `postgres://${who}@127.0.0.1:${port}/${database}`,
    stepAside: () => {
      silent = false
    },
    freeze: () => {
      frozen = true
    },
    freezeOpen: () => {
      for (const socket of sockets) still.add(socket)
    },
    swallow: (words) => {
      unheard = words
    },
    garble: () => {
      garbled = true
    },
    number: () => {
      numbered = true
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => listener.close(resolve))
    },
  }
}

/**
 * Cuts what the server says into its messages (one letter, four bytes of length) and leaves out the
 * notifications.
 */
function silenced(pass: (message: Buffer) => void, silent: () => boolean): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0)
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const size = rest.readInt32BE(1) + 1
      if (rest[0] !== NOTIFICATION || !silent()) pass(rest.subarray(0, size))
      rest = rest.subarray(size)
    }
  }
}
