/** A document to be drawn. */
export interface PdfDocument {
  /**
   * The file that draws it: its default export takes `data` and returns `Page` elements (kit.ts).
   */
  template: URL
  /** What the template is handed; passes between threads, so plain values and byte arrays only. */
  data: unknown
  /** Shown by PDF programs; nothing here that the page does not say. */
  meta: { title: string; author: string; subject?: string; /** `es`, `en`, … */ language: string }
}
