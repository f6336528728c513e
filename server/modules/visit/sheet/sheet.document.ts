import { FONTS, h, INK, Page, Path, Svg, Text, View } from '../../../ports/pdf/kit.ts'
import type { VisitSignature } from '../../../../generated/model/index.ts'
import type { SheetDoc } from '../../../db/tables/visit.ts'

/**
 * What the PDF is drawn from: the sheet, its words in the visitor's language, the digest of its
 * content.
 */
export interface SheetPrint {
  doc: SheetDoc
  words: Record<
    | 'number'
    | 'corrects'
    | 'agency'
    | 'home'
    | 'visitors'
    | 'agent'
    | 'declares'
    | 'signatures'
    | 'typed'
    | 'signedAt'
    | 'hash',
    string
  >
  /** `Pasaporte C01X00T47`, by visitor. */
  ids: string[]
  hash: string
}

const label = { fontSize: 8, color: INK.ink3, marginBottom: 3 }
const line = { borderBottomWidth: 0.7, borderColor: INK.line, paddingBottom: 10, marginBottom: 10 }
const head = (title: string) => h(Text, { style: label }, title)
/** Of a few lines, which stay on one page; what may be longer than a page is drawn off its end. */
const section = (title: string, ...children: ReturnType<typeof h>[]) =>
  h(View, { style: line, wrap: false }, head(title), ...children)

const signed = (signature: VisitSignature | null, name: string, id: string | null, typed: string) =>
  h(
    View,
    { style: { width: 240, marginRight: 16, marginBottom: 12 }, wrap: false },
    h(
      View,
      {
        style: {
          height: 80,
          borderBottomWidth: 0.7,
          borderColor: INK.ink3,
          justifyContent: 'flex-end',
        },
      },
      signature?.path !== undefined
        ? h(
            Svg,
            { viewBox: '0 0 600 200', style: { width: 234, height: 78 } },
            h(Path, { d: signature.path, stroke: INK.ink, strokeWidth: 4, fill: 'none' }),
          )
        : h(Text, { style: { fontSize: 15, paddingBottom: 6 } }, signature?.typed ?? ''),
    ),
    h(Text, { style: { fontWeight: 600, marginTop: 4 } }, name),
    h(Text, { style: { color: INK.ink2 } }, id ?? ''),
    signature?.typed === undefined
      ? null
      : h(Text, { style: { fontSize: 8, color: INK.ink3 } }, typed),
  )

/** The signed visit sheet, A4; the digest stands on every page. */
export default ({ doc, words, ids, hash }: SheetPrint) =>
  h(
    Page,
    {
      size: 'A4',
      style: {
        fontFamily: FONTS,
        fontSize: 10,
        lineHeight: 1.4,
        color: INK.ink,
        padding: 44,
        paddingBottom: 64,
      },
    },
    h(
      View,
      { style: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 14 } },
      h(
        View,
        null,
        h(Text, { style: { fontSize: 19, fontWeight: 600, color: INK.primary } }, doc.title),
        h(Text, { style: { marginTop: 3 } }, doc.when),
      ),
      h(
        View,
        { style: { alignItems: 'flex-end' } },
        h(Text, { style: { fontWeight: 600 } }, words.number),
        doc.number > 1 ? h(Text, { style: label }, words.corrects) : null,
      ),
    ),
    section(
      words.agency,
      ...doc.agency.map((text, at) =>
        h(Text, { key: `a${at}`, style: at === 0 ? { fontWeight: 600 } : {} }, text),
      ),
    ),
    h(
      View,
      { style: line },
      head(words.home),
      ...doc.homes.map((text, at) =>
        h(Text, { key: `h${at}`, style: { marginBottom: 3 }, wrap: false }, text),
      ),
    ),
    section(
      words.visitors,
      ...doc.visitors.map(({ name }, at) =>
        h(Text, { key: `v${at}` }, `${name} · ${ids[at] ?? ''}`),
      ),
    ),
    h(
      View,
      { style: line },
      ...doc.clauses.map((text, at) =>
        h(Text, { key: `c${at}`, style: { marginBottom: 5 } }, text),
      ),
    ),
    doc.declarations.length === 0
      ? null
      : section(
          words.declares,
          ...doc.declarations.map((text, at) =>
            h(Text, { key: `d${at}`, style: { marginBottom: 4 } }, `${at + 1}. ${text}`),
          ),
        ),
    h(Text, { style: { ...label, marginBottom: 8 } }, `${words.signatures}. ${words.signedAt}`),
    h(
      View,
      { style: { flexDirection: 'row', flexWrap: 'wrap' } },
      ...doc.visitors.map(({ name, signature }, at) =>
        h(View, { key: `s${at}` }, signed(signature, name, ids[at] ?? null, words.typed)),
      ),
      doc.agent.signature === null
        ? null
        : signed(doc.agent.signature, doc.agent.name, words.agent, words.typed),
    ),
    h(
      Text,
      {
        fixed: true,
        style: {
          position: 'absolute',
          left: 44,
          right: 44,
          bottom: 30,
          fontSize: 7,
          color: INK.ink3,
        },
      },
      `${words.hash}: ${hash}`,
    ),
  )
