import { FONTS, h, INK, Page, qrCode, Text, View } from '../../../ports/pdf/kit.ts'

/** What a certificate shows: words ready made, the code drawn as one path. */
export interface CertificateData {
  heading: string
  name: string
  proves: string
  title: string
  lines: string[]
  check: string
  code: string
  site: string
  qr: { path: string; modules: number }
}

/** One page, A4 across: name, course, what is proved, and the code by which anybody checks it. */
export default ({ heading, name, proves, title, lines, check, code, site, qr }: CertificateData) =>
  h(
    Page,
    {
      size: 'A4',
      orientation: 'landscape',
      style: { fontFamily: FONTS, backgroundColor: INK.page, color: INK.ink, padding: 56 },
    },
    h(View, { style: { height: 6, backgroundColor: INK.primary, marginBottom: 40 } }),
    h(Text, { style: { fontSize: 12, color: INK.ink3 } }, site),
    h(
      Text,
      { style: { fontSize: 22, fontWeight: 600, color: INK.primary, marginBottom: 28 } },
      heading,
    ),
    h(Text, { style: { fontSize: 34, fontWeight: 700 } }, name),
    h(Text, { style: { fontSize: 14, color: INK.ink2, marginVertical: 8 } }, proves),
    h(Text, { style: { fontSize: 24, fontWeight: 600, marginBottom: 24 } }, title),
    ...lines.map((line, at) =>
      h(Text, { key: at, style: { fontSize: 12, color: INK.ink2, marginBottom: 4 } }, line),
    ),
    h(
      View,
      { style: { flexDirection: 'row', alignItems: 'center', marginTop: 'auto' } },
      qrCode(qr, 96),
      h(
        View,
        { style: { marginLeft: 16 } },
        h(Text, { style: { fontSize: 13, fontWeight: 600 } }, code),
        h(Text, { style: { fontSize: 10, color: INK.ink3, marginTop: 4 } }, check),
      ),
    ),
  )
