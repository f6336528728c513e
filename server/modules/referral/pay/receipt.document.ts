import { FONTS, h, INK, Page, Text, View } from '../../../ports/pdf/kit.ts'

/** What the receipt is drawn from: words and sums, ready to be read. */
export interface ReceiptPrint {
  title: string
  number: string
  /** Who paid and who was paid: name, tax number, each a line. */
  parties: { label: string; lines: string[] }[]
  lines: { label: string; value: string; strong: boolean }[]
  note: string
}

const quiet = { fontSize: 8, color: INK.ink3, marginBottom: 3 }

/** The receipt of a referral that was paid, A4. */
export default ({ title, number, parties, lines, note }: ReceiptPrint) =>
  h(
    Page,
    {
      size: 'A4',
      style: { fontFamily: FONTS, fontSize: 10, lineHeight: 1.4, color: INK.ink, padding: 44 },
    },
    h(Text, { style: { fontSize: 19, fontWeight: 600, color: INK.primary } }, title),
    h(Text, { style: { marginTop: 3, marginBottom: 24 } }, number),
    h(
      View,
      { style: { flexDirection: 'row', marginBottom: 24 } },
      ...parties.map(({ label, lines: said }) =>
        h(
          View,
          { style: { width: 250, marginRight: 12 } },
          h(Text, { style: quiet }, label),
          ...said.map((line) => h(Text, null, line)),
        ),
      ),
    ),
    ...lines.map(({ label, value, strong }) =>
      h(
        View,
        {
          style: {
            flexDirection: 'row',
            justifyContent: 'space-between',
            borderTopWidth: strong ? 1.6 : 0.7,
            borderColor: strong ? INK.ink : INK.line,
            paddingVertical: 6,
            fontWeight: strong ? 700 : 400,
            fontSize: strong ? 13 : 10,
          },
        },
        h(Text, null, label),
        h(Text, null, value),
      ),
    ),
    h(Text, { style: { ...quiet, marginTop: 24 } }, note),
  )
