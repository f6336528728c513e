import { createServer, type Socket } from 'node:net'

/** A mail as it arrived. */
export interface Arrived {
  to: string
  messageId: string
  /** Number of the enquiry it is about. */
  about: number
}

/** A mail server that takes everything and outlives whoever is killed. */
export interface Post {
  url: string
  arrived: Arrived[]
  close(): Promise<void>
}

/** A header's value; a long one stands on the lines below its name. */
const header = (text: string, name: string): string =>
  new RegExp(`^${name}:\\s*<?([^>\\r\\n]+)`, 'im').exec(text)?.[1]?.trim() ?? ''

/** Opens one. Enquiries say their number in the sender's address: `lead-7@kill.example`. */
export async function openPost(): Promise<Post> {
  const arrived: Arrived[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    let said = ''
    let inData = false
    socket.write('220 post\r\n')
    socket.on('data', (chunk) => {
      said += chunk.toString()
      for (
        let end = said.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        end >= 0;
        end = said.indexOf(inData ? '\r\n.\r\n' : '\r\n')
      ) {
        const text = said.slice(0, end)
        said = said.slice(end + (inData ? 5 : 2))
        if (inData) {
          const about = Number(/lead-(\d+)@kill/.exec(text.replaceAll('=\r\n', ''))?.[1] ?? 0)
          arrived.push({ to: header(text, 'To'), messageId: header(text, 'Message-ID'), about })
          socket.write('250 taken\r\n')
        } else
          socket.write(
            text.startsWith('DATA')
              ? '354 go\r\n'
              : text.startsWith('QUIT')
                ? '221 bye\r\n'
                : '250 ok\r\n',
          )
        inData = !inData && text.startsWith('DATA')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    arrived,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/**
 * Mails about one enquiry to one person that a mailbox would show twice: it knows a mail by its
 * Message-ID.
 */
export function twice(arrived: readonly Arrived[]): string[] {
  const seen = new Map<string, Set<string>>()
  for (const { to, messageId, about } of arrived.filter(({ about: lead }) => lead > 0)) {
    const key = `enquiry ${about} to ${to}`
    seen.set(key, (seen.get(key) ?? new Set()).add(messageId))
  }
  return [...seen]
    .filter(([, ids]) => ids.size > 1)
    .map(([key, ids]) => `${key}: ${ids.size} mails`)
}
