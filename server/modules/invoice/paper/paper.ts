/** What an invoice shows on paper, ready-made: words and amounts in its language, codes drawn. */
export interface InvoicePaper {
  title: string
  issuer: string[]
  receiver: { label: string; lines: string[] }
  facts: { label: string; value: string }[]
  head: { text: string; quantity: string; price: string; amount: string }
  lines: { text: string; note: string | null; quantity: string; price: string; amount: string }[]
  sums: { label: string; value: string; strong: boolean }[]
  notes: string[]
  /** The tax code and what stands above and below it; null where the record is not sent. */
  fiscal: { label: string; qr: Code; verifiable: string } | null
  /** Across the page, where it is a test. */
  watermark: string | null
  transfer: {
    title: string
    rows: { label: string; value: string }[]
    scan: string
    qr: Code
  } | null
  footer: string | null
  page: string
}

interface Code {
  path: string
  modules: number
}
