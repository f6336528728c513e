import http from 'node:http'

/** A frame as a reader sees it. */
export interface Frame {
  id: string | null
  event: string
  data: unknown
}

/** Reads a stream over a real connection, as a browser does. Close it with `abort`. */
export async function readLive(url: string, token: string, last?: string) {
  const headers: Record<string, string> = {
    authorization: `Bearer ${token}`,
    ...(last === undefined ? {} : { 'last-event-id': last }),
  }
  const reply = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(`${url}/api/v1/live/`, { headers, agent: false }, resolve).on('error', reject)
  })
  const frames: Frame[] = []
  let ended = false
  const waiting = new Set<() => void>()
  const wake = (): void => waiting.forEach((look) => look())
  const run = async (): Promise<void> => {
    let text = ''
    for await (const piece of reply.setEncoding('utf8')) {
      text += String(piece)
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) {
        const field = (name: string): string | null =>
          part
            .split('\n')
            .find((line) => line.startsWith(`${name}: `))
            ?.slice(name.length + 2) ?? null
        const event = field('event')
        if (event !== null)
          frames.push({ id: field('id'), event, data: JSON.parse(field('data') ?? 'null') })
      }
      wake()
    }
  }
  const over = run()
    .catch(() => undefined)
    .finally(() => {
      ended = true
      wake()
    })
  /** Waits until the frames satisfy `test`, or the stream has ended. */
  const until = (test: (frames: Frame[]) => boolean): Promise<Frame[]> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!ended && !test(frames)) return
        waiting.delete(look)
        resolve(frames)
      }
      waiting.add(look)
      look()
    })
  const abort = async (): Promise<void> => {
    reply.destroy()
    await over
  }
  return {
    status: reply.statusCode ?? 0,
    headers: reply.headers,
    frames,
    until,
    over,
    abort,
    ended: () => ended,
  }
}
