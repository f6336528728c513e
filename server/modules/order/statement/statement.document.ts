import { FONTS, h, INK, Page, Text, View } from '../../../ports/pdf/kit.ts'

/** What a statement is drawn from: words and sums, ready to be read. */
export interface StatementPrint {
  title: string
  period: string
  who: string[]
  sums: { label: string; value: string; strong: boolean }[]
  head: string[]
  rows: { cells: string[]; note: string }[]
  foot: string[]
  note: string
  page: string
}

/** Points of each column: number and day, buyer, then money. */
const WIDTHS = [78, 108, 54, 50, 54, 54, 54, 56]
const line = { flexDirection: 'row', borderColor: INK.line, paddingVertical: 4 } as const

const cellsOf = (cells: string[], weight: number) =>
  cells.map((cell, at) =>
    h(
      Text,
      {
        style: {
          width: WIDTHS[at] ?? 50,
          paddingRight: 4,
          fontWeight: weight,
          textAlign: at < 2 ? 'left' : 'right',
        },
      },
      cell,
    ),
  )

/** A seller's earnings of a period, A4: the sums, then the orders behind them. */
export default ({ title, period, who, sums, head, rows, foot, note, page }: StatementPrint) =>
  h(
    Page,
    {
      size: 'A4',
      style: { fontFamily: FONTS, fontSize: 8, lineHeight: 1.35, color: INK.ink, padding: 40 },
    },
    h(
      Text,
      { style: { fontSize: 18, lineHeight: 1.3, fontWeight: 600, color: INK.primary } },
      title,
    ),
    h(Text, { style: { fontSize: 11, lineHeight: 1.3, marginBottom: 10 } }, period),
    ...who.map((one) => h(Text, { style: { fontSize: 10, lineHeight: 1.3 } }, one)),
    h(
      View,
      { style: { width: 300, marginTop: 14, marginBottom: 18 } },
      ...sums.map(({ label, value, strong }) =>
        h(
          View,
          {
            style: {
              ...line,
              justifyContent: 'space-between',
              borderTopWidth: strong ? 1.6 : 0.7,
              borderColor: strong ? INK.ink : INK.line,
              fontSize: strong ? 11 : 9.5,
              fontWeight: strong ? 700 : 400,
            },
          },
          h(Text, null, label),
          h(Text, null, value),
        ),
      ),
    ),
    h(
      View,
      { style: { ...line, borderBottomWidth: 1.2, borderColor: INK.ink } },
      ...cellsOf(head, 600),
    ),
    ...rows.map(({ cells, note: home }) =>
      h(
        View,
        { wrap: false, style: { borderBottomWidth: 0.7, borderColor: INK.line } },
        h(View, { style: { ...line, paddingBottom: home ? 0 : 4 } }, ...cellsOf(cells, 400)),
        home ? h(Text, { style: { color: INK.ink3, paddingBottom: 4 } }, home) : null,
      ),
    ),
    h(
      View,
      { style: { ...line, borderTopWidth: 1.2, borderColor: INK.ink } },
      ...cellsOf(foot, 700),
    ),
    h(Text, { style: { marginTop: 16, color: INK.ink3 } }, note),
    h(
      View,
      { fixed: true, style: { position: 'absolute', left: 40, right: 40, bottom: 24 } },
      h(Text, {
        style: { fontSize: 7.5, color: INK.ink3, textAlign: 'right' },
        render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
          `${page} ${pageNumber} / ${totalPages}`,
      }),
    ),
  )
