import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'

/**
 * Reads a PDF with pdf.js, in its own worker from our own server; `close` gives its memory back.
 */
export async function loadPdf(
  file: Blob,
): Promise<{ document: PDFDocumentProxy; close: () => void }> {
  GlobalWorkerOptions.workerSrc ||= (
    await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url')
  ).default
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    useWasm: false,
    verbosity: 0,
  })
  return { document: await task.promise, close: () => void task.destroy() }
}
