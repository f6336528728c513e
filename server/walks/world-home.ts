import type { DocumentList, MediaList, Property } from '../../generated/model/index.ts'
import { home, picture } from '../testing/home.ts'
import type { Person } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'

/** The agency's home on the market, with a picture and a document. */
export async function homeFor(server: TestServer, { token }: Person, name: string) {
  const doc = home(`${name}-1`)
  // Without a word on its certificate of occupancy no offer for it would be accepted.
  const legal = { ...doc.legal, cedula: { state: 'absent' as const } }
  const { body: property } = await server.call('createProperty', { token, body: { ...doc, legal } })
  const { id } = property as Property
  const jpeg = { filename: 'a.jpg', mime: 'image/jpeg', content: await picture() }
  const media = await server.call('uploadPropertyMedia', {
    token,
    params: { id },
    files: [{ field: 'files', ...jpeg }],
  })
  const papers = await server.call('uploadPropertyDocument', {
    token,
    params: { id },
    body: { file_extra: 'deed' },
    files: [{ field: 'file', ...jpeg }],
  })
  await server.runJobs()
  const ready = (await server.call('getProperty', { token, params: { id } })).body as Property
  const published = await server.call('publishProperty', {
    token,
    params: { id },
    body: { version: ready.version },
  })
  if (published.status !== 200)
    throw new Error(`The world's home was not published: ${JSON.stringify(published.body)}`)
  return {
    id,
    mediaId: (media.body as MediaList).items[0]?.id,
    documentId: (papers.body as DocumentList).items[0]?.id,
  }
}
