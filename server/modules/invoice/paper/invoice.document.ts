import type { ReactNode } from 'react'
import { FONTS, h, INK, Page, qrCode, Text, View } from '../../../ports/pdf/kit.ts'
import type { InvoicePaper } from './paper.ts'

/** Points of a millimetre. */
const MM = 2.8346
/** The tax code is 30 to 40 mm wide (AEAT, QR 0.5.0); its quiet zone is drawn with it. */
const FISCAL = 38 * MM
const TRANSFER = 34 * MM

const text = (value: string, style: Record<string, number | string> = {}): ReactNode =>
  h(Text, { style: { fontSize: 9.5, lineHeight: 1.35, ...style } }, value)

const column = (style: Record<string, number | string>, ...content: ReactNode[]): ReactNode =>
  h(View, { style }, ...content)

const pair = ({ label, value }: { label: string; value: string }): ReactNode =>
  h(
    View,
    { key: label, style: { flexDirection: 'row', columnGap: 8, marginBottom: 2 } },
    text(label, { width: 92, color: INK.ink2 }),
    text(value, { flexShrink: 1 }),
  )

const party = (label: string | null, [name = '', ...rest]: string[]): ReactNode =>
  column(
    { flexGrow: 1, flexBasis: 0 },
    label ? text(label, { color: INK.ink2, marginBottom: 2 }) : null,
    text(name, { fontWeight: 600, fontSize: 11 }),
    ...rest.map((line, at) => h(View, { key: at }, text(line))),
  )

const COLUMNS = { quantity: 58, price: 82, amount: 88 }
const cell = (value: string, width: number, strong = false): ReactNode =>
  text(value, { width, textAlign: 'right', ...(strong && { fontWeight: 600 }) })

const tableRow = (
  key: string | number,
  {
    text: words,
    note,
    ...cells
  }: Omit<InvoicePaper['lines'][number], 'note'> & { note: string | null },
  isHead = false,
): ReactNode =>
  h(
    View,
    {
      key,
      wrap: false,
      style: {
        flexDirection: 'row',
        columnGap: 8,
        paddingVertical: 5,
        borderBottomWidth: isHead ? 1.2 : 0.6,
        borderBottomColor: isHead ? INK.ink : INK.line,
      },
    },
    column(
      { flexGrow: 1, flexBasis: 0 },
      text(words, isHead ? { fontWeight: 600 } : {}),
      note ? text(note, { color: INK.ink2, fontSize: 8 }) : null,
    ),
    cell(cells.quantity, COLUMNS.quantity, isHead),
    cell(cells.price, COLUMNS.price, isHead),
    cell(cells.amount, COLUMNS.amount, isHead),
  )

const sums = (rows: InvoicePaper['sums']): ReactNode =>
  column(
    { alignSelf: 'flex-end', width: 280, marginTop: 10 },
    ...rows.map(({ label, value, strong }) =>
      h(
        View,
        {
          key: label,
          style: {
            flexDirection: 'row',
            justifyContent: 'space-between',
            paddingVertical: 3,
            ...(strong && { borderTopWidth: 1, borderTopColor: INK.ink, marginTop: 2 }),
          },
        },
        text(label, strong ? { fontWeight: 700, fontSize: 12 } : {}),
        text(value, strong ? { fontWeight: 700, fontSize: 12 } : {}),
      ),
    ),
  )

const transfer = (part: NonNullable<InvoicePaper['transfer']>): ReactNode =>
  h(
    View,
    {
      wrap: false,
      style: {
        flexDirection: 'row',
        columnGap: 16,
        alignItems: 'center',
        marginTop: 24,
        padding: 12,
        borderWidth: 0.8,
        borderColor: INK.line,
      },
    },
    qrCode(part.qr, TRANSFER),
    column(
      { flexGrow: 1, flexBasis: 0 },
      text(part.title, { fontWeight: 600, fontSize: 11, marginBottom: 4 }),
      ...part.rows.map(pair),
      text(part.scan, { color: INK.ink2, marginTop: 4 }),
    ),
  )

/** The tax code and its two lines, which are as large as the rest (AEAT, QR 0.5.0, §3). */
const fiscal = ({ label, qr, verifiable }: NonNullable<InvoicePaper['fiscal']>): ReactNode =>
  h(
    View,
    { style: { alignItems: 'center' } },
    text(label),
    qrCode(qr, FISCAL),
    text(verifiable, { fontWeight: 600 }),
  )

const watermark = (words: string): ReactNode =>
  h(
    View,
    { fixed: true, style: { position: 'absolute', top: 380, left: 0, right: 0 } },
    text(words, {
      fontSize: 72,
      fontWeight: 700,
      color: INK.line,
      textAlign: 'center',
      transform: 'rotate(-35deg)',
    }),
  )

/** An invoice on A4: as many pages as its lines need, the tax code at the top of the first. */
export default function invoice(paper: InvoicePaper): ReactNode {
  return h(
    Page,
    {
      size: 'A4',
      style: {
        fontFamily: FONTS,
        color: INK.ink,
        backgroundColor: '#ffffff',
        paddingTop: 36,
        paddingBottom: 62,
        paddingHorizontal: 44,
      },
    },
    paper.watermark ? watermark(paper.watermark) : null,
    paper.fiscal ? fiscal(paper.fiscal) : null,
    h(
      View,
      { style: { flexDirection: 'row', columnGap: 24, marginTop: 6 } },
      party(null, paper.issuer),
      column({ width: 230 }, ...paper.facts.map(pair)),
    ),
    text(paper.title, { fontSize: 22, fontWeight: 700, marginTop: 18, marginBottom: 10 }),
    // In a row of its own: alone in the page's column it would take all the height there is.
    h(View, { style: { flexDirection: 'row' } }, party(paper.receiver.label, paper.receiver.lines)),
    ...paper.notes.map((note) => text(note, { marginTop: 10 })),
    h(
      View,
      { style: { marginTop: 18 } },
      tableRow('head', { ...paper.head, note: null }, true),
      ...paper.lines.map((line, at) => tableRow(at, line)),
    ),
    sums(paper.sums),
    paper.transfer ? transfer(paper.transfer) : null,
    h(
      View,
      { fixed: true, style: { position: 'absolute', left: 44, right: 44, bottom: 26 } },
      paper.footer ? text(paper.footer, { fontSize: 7.5, color: INK.ink2 }) : null,
      h(Text, {
        style: { fontSize: 7.5, color: INK.ink2, textAlign: 'right' },
        render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
          paper.page.replace('{n}', String(pageNumber)).replace('{all}', String(totalPages)),
      }),
    ),
  )
}
