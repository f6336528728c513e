/** Pieces that every document of the module is composed of. `k` is the scale: 1 on A4, √2 on A3. */
import type { ReactNode } from 'react'
import { FONTS, h, Image, INK, Page, picture, qrCode, Text, View } from '../../../ports/pdf/kit.ts'
import type { Paper } from './paper.ts'

/** Scale of a paper size. */
export const scaleOf = (size: 'A4' | 'A3'): number => (size === 'A3' ? Math.SQRT2 : 1)

const SIZES = { A4: [595.28, 841.89], A3: [841.89, 1190.55] } as const

/** One page of exactly its paper: what it holds shares the room, nothing flows on. */
export function sheet(
  { size, landscape = false, key }: { size: 'A4' | 'A3'; landscape?: boolean; key?: string },
  style: Record<string, number | string>,
  ...content: ReactNode[]
): ReactNode {
  const [short, long] = SIZES[size]
  const [width, height] = landscape ? [long, short] : [short, long]
  return h(
    Page,
    {
      key,
      size: [width, height],
      wrap: false,
      style: { fontFamily: FONTS, color: INK.ink, backgroundColor: '#ffffff' },
    },
    h(View, { style: { width, height, overflow: 'hidden', ...style } }, ...content),
  )
}

/** A picture that fills its box and is cut to it. */
export const filled = (bytes: Uint8Array, style: Record<string, number | string>): ReactNode =>
  h(
    View,
    { style: { overflow: 'hidden', backgroundColor: INK.line, ...style } },
    h(Image, {
      src: picture(bytes),
      style: {
        position: 'absolute',
        top: 0,
        left: 0,
        width: '100%',
        height: '100%',
        objectFit: 'cover',
      },
    }),
  )

/** An address without its protocol, as one reads it aloud. */
export const spoken = (url: string): string => url.replace(/^https?:\/\//, '')

/** The other facts in columns. */
export function factList(
  { facts, headline: large }: Paper,
  k: number,
  columns: number,
  all = false,
): ReactNode {
  const shown = all ? facts : facts.filter(({ label }) => !large.some((one) => one.label === label))
  if (shown.length === 0) return null
  return h(
    View,
    { style: { flexDirection: 'row', flexWrap: 'wrap', marginBottom: 6 * k } },
    ...shown.map(({ label, value }) =>
      h(
        View,
        {
          key: label,
          wrap: false,
          style: { width: `${100 / columns}%`, paddingRight: 10 * k, paddingVertical: 2.2 * k },
        },
        h(
          Text,
          { style: { fontSize: 9.5 * k, color: INK.ink, lineHeight: 1.3 } },
          h(Text, { style: { color: INK.ink2 } }, `${label}: `),
          h(Text, { style: { fontWeight: 600 } }, value),
        ),
      ),
    ),
  )
}

/** Whom to call. */
export function contactBlock({ contact, agency, words, colors }: Paper, k: number): ReactNode {
  const lines = [...(contact?.lines ?? []), ...agency.lines]
  return h(
    View,
    { style: { flexShrink: 1, flexGrow: 1 } },
    contact
      ? h(Text, { style: { fontSize: 8 * k, fontWeight: 600, color: INK.ink2 } }, words.contact)
      : null,
    h(
      Text,
      { style: { fontSize: 12 * k, fontWeight: 700, color: colors.heading, lineHeight: 1.25 } },
      contact?.name ?? agency.name,
    ),
    ...lines.map((line, at) =>
      h(
        Text,
        {
          key: line,
          style: {
            fontSize: (at === 0 && contact ? 13 : 9) * k,
            fontWeight: at === 0 && contact ? 700 : 400,
            color: INK.ink,
            lineHeight: 1.35,
          },
        },
        line,
      ),
    ),
  )
}

/** The code with what to do with it and its address to be typed. */
export function qrBlock({ qr }: Paper, k: number, side: number): ReactNode {
  if (!qr) return null
  return h(
    View,
    { wrap: false, style: { width: (side + 4) * k, alignItems: 'center', flexShrink: 0 } },
    qrCode(qr, side * k),
    h(
      Text,
      {
        style: {
          fontSize: 7.5 * k,
          fontWeight: 600,
          color: INK.ink,
          textAlign: 'center',
          lineHeight: 1.2,
        },
      },
      qr.words,
    ),
    h(
      Text,
      {
        style: {
          fontSize: (spoken(qr.url).length > 40 ? 4.6 : 6.2) * k,
          color: INK.ink2,
          textAlign: 'center',
          marginTop: 1 * k,
        },
      },
      spoken(qr.url),
    ),
  )
}
