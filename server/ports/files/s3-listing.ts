import { SaxesParser } from 'saxes'
import type { ListedFile } from './port.ts'

/** One page of a ListObjectsV2 reply and the token of the next; null after the last. */
export function readListing(xml: string): { files: ListedFile[]; next: string | null } {
  const files: ListedFile[] = []
  let next: string | null = null
  let text = ''
  let fields: Record<string, string> = {}
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    text = ''
    if (name === 'Contents') fields = {}
  })
  parser.on('text', (part) => (text += part))
  parser.on('closetag', ({ name }) => {
    if (name === 'Contents')
      files.push({
        key: fields['Key'] ?? '',
        size: Number(fields['Size']),
        modified: new Date(fields['LastModified'] ?? 0),
      })
    else if (name === 'NextContinuationToken') next = text
    else fields[name] = text
    text = ''
  })
  parser.write(xml).close()
  return { files, next }
}
