import { useEffect, useRef, useState } from 'react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { loadPdf } from './pdf-load'
import './pdf-pages.css'

interface PdfPagesProps {
  file: Blob
  /** What a page is called to who cannot see it. */
  label: (page: number, all: number) => string
  /** It could not be shown; the file itself may still be fine. */
  onFail?: () => void
}

/** One page as a picture, as sharp as the screen. */
function PdfPage({
  document,
  number,
  label,
}: {
  document: PDFDocumentProxy
  number: number
  label: string
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [shape, setShape] = useState(595 / 842)
  useEffect(() => {
    let stop: (() => void) | undefined
    let over = false
    void document.getPage(number).then((page) => {
      const at = canvas.current
      if (over || !at) return
      const { width, height } = page.getViewport({ scale: 1 })
      setShape(width / height)
      const wide = Math.min(
        2000,
        (at.parentElement?.clientWidth || 600) * (window.devicePixelRatio || 1),
      )
      const viewport = page.getViewport({ scale: wide / width })
      Object.assign(at, { width: Math.round(viewport.width), height: Math.round(viewport.height) })
      const task = page.render({ canvas: at, viewport })
      stop = () => task.cancel()
      task.promise.catch(() => undefined) // cancelled: the next drawing is on its way
    })
    return () => {
      over = true
      stop?.()
    }
  }, [document, number])
  return (
    <li style={{ aspectRatio: shape }}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </li>
  )
}

/**
 * A PDF page by page, the same in every browser, phones included; the one before stays until the
 * next is there.
 */
export default function PdfPages({ file, label, onFail }: PdfPagesProps) {
  const [document, setDocument] = useState<PDFDocumentProxy | null>(null)
  const failed = useRef(onFail)
  failed.current = onFail
  useEffect(() => {
    let over = false
    let close: (() => void) | undefined
    loadPdf(file).then(
      (loaded) => {
        close = loaded.close
        if (over) loaded.close()
        else setDocument(loaded.document)
      },
      () => {
        if (!over) failed.current?.()
      },
    )
    return () => {
      over = true
      // Kept a moment: its last drawing may still run.
      if (close) setTimeout(close, 2_000)
    }
  }, [file])
  if (!document) return null
  const all = document.numPages
  return (
    <ol className="pdf">
      {Array.from({ length: all }, (_, index) => (
        <PdfPage key={index} document={document} number={index + 1} label={label(index + 1, all)} />
      ))}
    </ol>
  )
}
