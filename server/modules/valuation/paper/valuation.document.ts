import { FONTS, h, INK, Page, Path, Svg, Text, View } from '../../../ports/pdf/kit.ts'

/** What the paper is drawn from: words ready made, and places on a line of 0 to 1. */
export interface ValuationPrint {
  site: string
  title: string
  home: string
  by: string
  subject: string
  head: string
  value: string
  doubt: string[]
  range: { low: number; high: number; value: number; asked: number | null; dots: number[] }
  rangeWords: string
  position: string | null
  comparablesTitle: string
  columns: string[]
  comparables: string[][]
  foot: string[]
}

const [WIDTH, MIDDLE] = [500, 18]
/** Room for the words of the interval, which begin where it does. */
const LABEL = 120
/** Widths of the columns, of 1. */
const SHARES = [0.4, 0.13, 0.16, 0.15, 0.16]

const x = (at: number): number => Math.round(at * WIDTH * 10) / 10

/** The interval with the homes that count, the value, and the home's own price. */
const line = ({ low, high, value, asked, dots }: ValuationPrint['range']) =>
  h(
    Svg,
    { width: WIDTH, height: 36, viewBox: `0 0 ${WIDTH} 36`, style: { marginTop: 8 } },
    h(Path, { d: `M0 ${MIDDLE}H${WIDTH}`, stroke: INK.line, strokeWidth: 1 }),
    h(Path, { d: `M${x(low)} ${MIDDLE}H${x(high)}`, stroke: '#e6d5ea', strokeWidth: 16 }),
    ...dots.map((at, index) =>
      h(Path, { key: index, d: `M${x(at)} ${MIDDLE - 4}v8`, stroke: INK.ink3, strokeWidth: 2 }),
    ),
    ...(asked === null
      ? []
      : [h(Path, { key: 'asked', d: `M${x(asked)} 4v28`, stroke: INK.sun, strokeWidth: 2 })]),
    h(Path, { d: `M${x(value)} 2v32`, stroke: INK.primary, strokeWidth: 3 }),
  )

const row = (cells: string[], strong: boolean, key: number) =>
  h(
    View,
    {
      key,
      wrap: false,
      style: {
        flexDirection: 'row',
        borderBottomWidth: 0.7,
        borderColor: INK.line,
        paddingVertical: 4,
        fontSize: 8.5,
        fontWeight: strong ? 600 : 400,
      },
    },
    ...cells.map((cell, at) =>
      h(
        Text,
        {
          key: at,
          style: { width: `${(SHARES[at] ?? 0) * 100}%`, textAlign: at === 0 ? 'left' : 'right' },
        },
        cell,
      ),
    ),
  )

const quiet = { fontSize: 9, color: INK.ink2, marginTop: 3 }

/** A4: the value with its doubt, the homes it was told from, and how it is counted. */
export default (said: ValuationPrint) =>
  h(
    Page,
    {
      size: 'A4',
      style: { fontFamily: FONTS, fontSize: 10, color: INK.ink, padding: 46 },
    },
    h(Text, { style: { fontSize: 10, color: INK.ink3 } }, said.by),
    h(Text, { style: { fontSize: 20, fontWeight: 700, color: INK.primary } }, said.title),
    h(Text, { style: { fontSize: 12, fontWeight: 600, marginTop: 4 } }, said.home),
    h(Text, { style: quiet }, said.subject),
    h(Text, { style: { fontSize: 10, marginTop: 18 } }, said.head),
    h(Text, { style: { fontSize: 26, fontWeight: 700 } }, said.value),
    ...said.doubt.map((text, at) => h(Text, { key: at, style: quiet }, text)),
    line(said.range),
    h(
      Text,
      { style: { fontSize: 8.5, marginLeft: Math.min(x(said.range.low), WIDTH - LABEL) } },
      said.rangeWords,
    ),
    ...(said.position === null
      ? []
      : [h(Text, { key: 'position', style: { ...quiet, marginTop: 10 } }, said.position)]),
    h(
      Text,
      { style: { fontSize: 11, fontWeight: 600, marginTop: 18, marginBottom: 4 } },
      said.comparablesTitle,
    ),
    row(said.columns, true, -1),
    ...said.comparables.map((cells, at) => row(cells, false, at)),
    h(
      View,
      { style: { marginTop: 14 } },
      ...said.foot.map((text, at) =>
        h(Text, { key: at, style: { fontSize: 8, color: INK.ink3, marginTop: 3 } }, text),
      ),
    ),
    h(Text, { style: { fontSize: 8, color: INK.ink3, marginTop: 10 } }, said.site),
  )
