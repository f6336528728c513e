import { parentPort } from 'node:worker_threads'
import type { ReactNode } from 'react'
import { Document, h, legibleDeep, loadFonts, renderToBuffer } from './kit.ts'
import type { Drawn, Order } from './thread.ts'

type Template = { default(data: unknown): ReactNode }

async function draw({ template, data, meta }: Order): Promise<Drawn> {
  await loadFonts()
  const { default: pages } = (await import(template)) as Template
  const { title, author, subject, language } = legibleDeep(meta) as Order['meta']
  const document = h(
    Document,
    {
      title,
      author,
      subject: subject ?? title,
      language,
      creator: author,
      producer: 'react-pdf',
      pdfVersion: '1.7',
    },
    pages(legibleDeep(data)),
  )
  return { bytes: await renderToBuffer(document) }
}

parentPort?.on('message', (order: Order) => {
  draw(order)
    .catch((error: unknown): Drawn => ({
      why: error instanceof Error ? (error.stack ?? error.message).slice(0, 2000) : String(error),
    }))
    .then((drawn) => parentPort?.postMessage(drawn))
    .catch(() => process.exit(1))
})
