import { Readable } from 'node:stream'
import type { Route } from '../../generated/server/route-type.ts'
import type { FileReply } from '../../server/contract/body/upload.ts'

const LINES = [
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj',
]
/** An empty page of A4: enough for a viewer to open. */
const PDF = `%PDF-1.4\n${LINES.join('\n')}\ntrailer<</Root 1 0 R/Size 4>>\n%%EOF\n`

/** A stream of news in which nothing happens; it ends when its reader goes. */
function silence(): Readable {
  const stream = new Readable({ read: () => undefined })
  stream.push(': the mock has no news\n\n')
  return stream
}

/** What an operation answers whose reply is a file. */
export function fileOf(route: Route): FileReply {
  const type = route.replies[String(route.success)]?.contentType ?? 'application/octet-stream'
  if (type === 'text/event-stream') return { stream: silence(), contentType: type }
  if (type === 'application/pdf')
    return { stream: Readable.from([Buffer.from(PDF)]), contentType: type, filename: 'llar.pdf' }
  if (type.includes('json'))
    return {
      stream: Readable.from(['{"name":"Aina Oliver"}']),
      contentType: type,
      filename: 'llar.json',
    }
  return {
    stream: Readable.from([Buffer.from('Nombre;Correo\nAina Oliver;aina.oliver@correu.example\n')]),
    contentType: type,
    filename: 'llar.csv',
  }
}
