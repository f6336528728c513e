import { FONTS, h, INK, Page, Text, View } from '../../../ports/pdf/kit.ts'

/** What a letter says: words ready made. */
export interface LetterData {
  agency: string
  /** Who signs; empty: the agency alone. */
  person: string
  ways: string[]
  date: string
  heading: string
  dear: string
  many: string
  facts: string[][]
  ask: string
  how: string
  definition: string
}

const fact = ([name, value]: string[], at: number) =>
  h(
    View,
    {
      key: at,
      style: {
        flexDirection: 'row',
        borderBottomWidth: 1,
        borderBottomColor: INK.line,
        paddingVertical: 7,
      },
    },
    h(Text, { style: { width: 190, fontSize: 10.5, color: INK.ink2 } }, name ?? ''),
    h(Text, { style: { flex: 1, fontSize: 11, fontWeight: 600 } }, value ?? ''),
  )

/** One page of A4 that an owner reads: what is looked for, and how that is known. */
export default ({ agency, person, ways, date, heading, dear, many, facts, ...said }: LetterData) =>
  h(
    Page,
    {
      size: 'A4',
      style: {
        fontFamily: FONTS,
        backgroundColor: INK.paper,
        color: INK.ink,
        paddingVertical: 56,
        paddingHorizontal: 64,
      },
    },
    h(Text, { style: { fontSize: 15, fontWeight: 700, color: INK.primary } }, agency),
    ...ways.map((way, at) =>
      h(Text, { key: `w${at}`, style: { fontSize: 9.5, color: INK.ink2, marginTop: 2 } }, way),
    ),
    h(Text, { style: { fontSize: 10.5, color: INK.ink2, marginTop: 36 } }, date),
    h(Text, { style: { fontSize: 10.5, marginTop: 22 } }, dear),
    h(Text, { style: { fontSize: 22, fontWeight: 700, lineHeight: 1.25, marginTop: 14 } }, heading),
    h(Text, { style: { fontSize: 13, lineHeight: 1.5, marginTop: 16, marginBottom: 18 } }, many),
    ...facts.map(fact),
    h(Text, { style: { fontSize: 11.5, lineHeight: 1.55, marginTop: 22 } }, said.ask),
    h(Text, { style: { fontSize: 11, fontWeight: 600, marginTop: 30 } }, person || agency),
    person ? h(Text, { style: { fontSize: 10, color: INK.ink2 } }, agency) : null,
    h(View, { style: { flexGrow: 1 } }),
    h(Text, { style: { fontSize: 9, fontWeight: 600, marginTop: 24 } }, said.how),
    h(
      Text,
      { style: { fontSize: 8.5, lineHeight: 1.5, color: INK.ink2, marginTop: 2 } },
      said.definition,
    ),
  )
