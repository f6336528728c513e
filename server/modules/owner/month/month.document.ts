import { FONTS, h, INK, Page, Text, View } from '../../../ports/pdf/kit.ts'

/** A part of the page; without heads its rows are a list. */
export interface MonthTable {
  title: string
  note: string | null
  heads: string[]
  rows: string[][]
}

/** What a month shows: words ready made. */
export interface MonthData {
  agency: string
  title: string
  facts: string
  asOf: string
  question: string | null
  tables: MonthTable[]
  agent: { name: string; note: string; ways: string } | null
  made: string
}

const line = (cells: string[], at: number | string, isHead = false) =>
  h(
    View,
    {
      key: at,
      wrap: false,
      style: {
        flexDirection: 'row',
        columnGap: 12,
        paddingVertical: 4,
        borderBottomWidth: 1,
        borderBottomColor: INK.line,
      },
    },
    ...cells.map((cell, column) =>
      h(
        Text,
        {
          key: column,
          style: {
            flexGrow: 1,
            flexBasis: 0,
            fontSize: 9.5,
            color: isHead ? INK.ink2 : INK.ink,
            fontWeight: isHead ? 600 : 400,
          },
        },
        cell,
      ),
    ),
  )

const table = ({ title, note, heads, rows }: MonthTable, at: number) =>
  h(
    View,
    { key: at, style: { marginTop: 18 } },
    h(
      View,
      { wrap: false },
      h(Text, { style: { fontSize: 12.5, fontWeight: 700 } }, title),
      note ? h(Text, { style: { fontSize: 9, color: INK.ink2, marginVertical: 3 } }, note) : null,
      heads.length > 0 ? line(heads, 'head', true) : null,
    ),
    ...rows.map((row, number) => line(row, number)),
  )

/** A page of A4 or more: how the home stands, as its owner reads it on the net. */
export default ({ agency, title, facts, asOf, question, tables, agent, made }: MonthData) =>
  h(
    Page,
    {
      size: 'A4',
      style: { fontFamily: FONTS, backgroundColor: INK.paper, color: INK.ink, padding: 52 },
    },
    h(Text, { style: { fontSize: 10, fontWeight: 600, color: INK.primary } }, agency),
    h(Text, { style: { fontSize: 21, fontWeight: 700, lineHeight: 1.25, marginTop: 6 } }, title),
    h(Text, { style: { fontSize: 11, fontWeight: 600, marginTop: 4 } }, facts),
    h(Text, { style: { fontSize: 9, color: INK.ink2, marginTop: 2 } }, asOf),
    question
      ? h(
          Text,
          {
            style: {
              fontSize: 11,
              lineHeight: 1.4,
              marginTop: 14,
              padding: 10,
              borderWidth: 1.5,
              borderColor: INK.primary,
              borderRadius: 6,
            },
          },
          question,
        )
      : null,
    ...tables.map(table),
    agent
      ? h(
          View,
          { wrap: false, style: { marginTop: 22 } },
          h(Text, { style: { fontSize: 11, fontWeight: 600 } }, agent.name),
          h(Text, { style: { fontSize: 9.5, color: INK.ink2 } }, agent.note),
          h(Text, { style: { fontSize: 9.5, marginTop: 2 } }, agent.ways),
        )
      : null,
    h(Text, { style: { fontSize: 8.5, color: INK.ink3, marginTop: 22 } }, made),
  )
