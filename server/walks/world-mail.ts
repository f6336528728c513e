import { uuidv7 } from '../db/index.ts'
import type { TestServer } from '../testing/test-server.ts'

/**
 * A mail with a file in the thread of an enquiry, as one that came in leaves it; a walk receives
 * for no mail domain.
 */
export async function mailFileOf(server: TestServer, threadId: string): Promise<string> {
  const id = uuidv7()
  const message = {
    id: uuidv7(),
    thread_id: threadId,
    at: new Date(),
    kind: 'mail' as const,
    side: 'person' as const,
    text: 'Walk',
  }
  const { key, size } = await server.deps.files.put(
    Buffer.from('%PDF-1.4'),
    `inbox/${id.slice(-2)}/${id}`,
  )
  await server.db.insertInto('inbox_message').values(message).execute()
  await server.db
    .insertInto('inbox_file')
    .values({
      id,
      message_id: message.id,
      thread_id: threadId,
      position: 0,
      file_key: key,
      filename: 'walk.pdf',
      mime: 'application/pdf',
      size,
    })
    .execute()
  return id
}
