import { createServer, type Socket } from 'node:net'

/** A mail as it arrived. */
export interface Arrived {
  to: string
  messageId: string
  /** Number of the enquiry it is about. */
  about: number
  /** As it came, its lines joined. */
  text: string
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
          const joined = text.replaceAll('=\r\n', '')
          const about = Number(/lead-(\d+)@kill/.exec(joined)?.[1] ?? 0)
          const [to, messageId] = [header(text, 'To'), header(text, 'Message-ID')]
          arrived.push({ to, messageId, about, text: joined })
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
 * Mails about one enquiry to one person that came too often: a mailbox knows a mail by its
 * Message-ID, so each may have one. Under that a mail comes again when a kill falls between the
 * mail server's yes and the note of it: of all mails fewer than there were kills, and each once.
 */
export function twice(arrived: readonly Omit<Arrived, 'text'>[], kills: number): string[] {
  const seen = new Map<string, Set<string>>()
  const times = new Map<string, number>()
  for (const { to, messageId, about } of arrived) {
    times.set(messageId, (times.get(messageId) ?? 0) + 1)
    if (about === 0) continue
    const key = `enquiry ${about} to ${to}`
    seen.set(key, (seen.get(key) ?? new Set()).add(messageId))
  }
  const again = arrived.length - times.size
  return [
    ...[...seen].filter(([, ids]) => ids.size > 1).map(([key, ids]) => `${key}: ${ids.size} mails`),
    ...[...times]
      .filter(([, count]) => count > 2)
      .map(([messageId, count]) => `mail ${messageId} came ${count} times`),
    ...(again > kills ? [`${again} mails came again, after ${kills} kills`] : []),
  ]
}
