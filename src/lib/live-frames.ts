/** A frame of server-sent events with data; comments are dropped. `id` is null for what passes. */
export interface LiveFrame {
  id: number | null
  type: string
  data: unknown
}

function readFrame(text: string): LiveFrame | null {
  const fields = new Map(
    text
      .split('\n')
      .map((line) => [
        line.slice(0, line.indexOf(':')),
        line.slice(line.indexOf(':') + 1).trimStart(),
      ]),
  )
  const type = fields.get('event')
  const id = fields.get('id')
  return type
    ? {
        id: id === undefined ? null : Number(id),
        type,
        data: JSON.parse(fields.get('data') ?? 'null') as unknown,
      }
    : null
}

/**
 * The frames of a reply as they arrive; `alive` is called for every piece, also for the beats
 * between frames.
 */
export async function* framesOf(
  body: ReadableStream<Uint8Array>,
  alive: () => void,
): AsyncGenerator<LiveFrame> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      alive()
      text += decoder.decode(value, { stream: true })
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) {
        const frame = readFrame(part)
        if (frame) yield frame
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
