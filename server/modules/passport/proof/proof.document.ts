import { FONTS, h, INK, Page, qrCode, Text, View } from '../../../ports/pdf/kit.ts'

/** What a proof shows: words ready made, the code drawn as one path. */
export interface ProofData {
  heading: string
  about: string
  by: string
  lights: { state: string; title: string; word: string; lines: string[] }[]
  documentsTitle: string
  documents: string[]
  code: string
  check: string
  notLaw: string
  site: string
  qr: { path: string; modules: number }
}

const COLOURS: Record<string, string> = {
  red: '#a61b1b',
  amber: '#b96a00',
  green: '#1d6b3f',
  blue: '#0b6b8a',
}

const DISC = { width: 10, height: 10, borderRadius: 5, marginTop: 3, marginRight: 10 }

const light = ({ state, title, word, lines }: ProofData['lights'][number], at: number) =>
  h(
    View,
    { key: at, style: { flexDirection: 'row', marginBottom: 9 }, wrap: false },
    h(View, { style: { ...DISC, backgroundColor: COLOURS[state] ?? INK.ink3 } }),
    h(
      View,
      { style: { flex: 1 } },
      h(Text, { style: { fontSize: 11, fontWeight: 600 } }, `${title} · ${word}`),
      ...lines.map((line, row) =>
        h(Text, { key: row, style: { fontSize: 9, color: INK.ink2, marginTop: 1 } }, line),
      ),
    ),
  )

/** One page or more, A4: each light in words, the documents behind them, and how it is checked. */
export default ({ lights, documents, qr, ...said }: ProofData) =>
  h(
    Page,
    {
      size: 'A4',
      style: { fontFamily: FONTS, backgroundColor: INK.page, color: INK.ink, padding: 44 },
    },
    h(Text, { style: { fontSize: 10, color: INK.ink3 } }, said.site),
    h(Text, { style: { fontSize: 22, fontWeight: 700, color: INK.primary } }, said.heading),
    h(Text, { style: { fontSize: 13, fontWeight: 600, marginTop: 4 } }, said.about),
    h(Text, { style: { fontSize: 10, color: INK.ink2, marginBottom: 18 } }, said.by),
    ...lights.map(light),
    h(
      Text,
      { style: { fontSize: 11, fontWeight: 600, marginTop: 8, marginBottom: 3 } },
      said.documentsTitle,
    ),
    ...documents.map((line, at) =>
      h(Text, { key: `d${at}`, style: { fontSize: 8, color: INK.ink2, marginBottom: 2 } }, line),
    ),
    h(
      View,
      { style: { flexDirection: 'row', alignItems: 'center', marginTop: 18 }, wrap: false },
      qrCode(qr, 92),
      h(
        View,
        { style: { marginLeft: 14, flex: 1 } },
        h(Text, { style: { fontSize: 13, fontWeight: 600 } }, said.code),
        h(Text, { style: { fontSize: 8, color: INK.ink2, marginTop: 3 } }, said.check),
        h(Text, { style: { fontSize: 8, color: INK.ink3, marginTop: 3 } }, said.notLaw),
      ),
    ),
  )
