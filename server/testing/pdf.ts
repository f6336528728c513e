import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a person and a program find in a PDF. */
export interface ReadPdf {
  /** All pages, in order. */
  text: string
  /** One per page. */
  pages: { text: string; width: number; height: number; pictures: number; links: string[] }[]
  /** Title, Author, … as the file states them. */
  info: Record<string, unknown>
  fonts: { name: string; embedded: boolean }[]
}

/**
 * Fonts by the names in the file's dictionaries, which lie open; each that is embedded has a
 * descriptor with a file.
 */
function fontsOf(bytes: Uint8Array): ReadPdf['fonts'] {
  const raw = Buffer.from(bytes).toString('latin1')
  const withFile = new Set(
    [...raw.matchAll(/\/Type \/FontDescriptor(.*?)endobj/gs)].flatMap(([, body = '']) =>
      body.includes('/FontFile') ? [/\/FontName \/([^\s/]+)/.exec(body)?.[1] ?? ''] : [],
    ),
  )
  const names = new Set([...raw.matchAll(/\/BaseFont \/([^\s/]+)/g)].map(([, name = '']) => name))
  return [...names].map((name) => ({ name, embedded: withFile.has(name) }))
}

/** Reads a PDF back; throws when it is none. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: Uint8Array.from(bytes), useSystemFonts: false, verbosity: 0 })
  const document = await task.promise
  const pages: ReadPdf['pages'] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const { fnArray } = await page.getOperatorList()
    const { width, height } = page.getViewport({ scale: 1 })
    const annotations = (await page.getAnnotations()) as { url?: string }[]
    pages.push({
      text: items
        .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
        .join(''),
      width,
      height,
      pictures: fnArray.filter((operation) => operation === OPS.paintImageXObject).length,
      links: annotations.flatMap(({ url }) => (url ? [url] : [])),
    })
  }
  const { info } = await document.getMetadata()
  await task.destroy()
  return {
    text: pages.map((page) => page.text).join('\n'),
    pages,
    info: info as Record<string, unknown>,
    fonts: fontsOf(bytes),
  }
}
