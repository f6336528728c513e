/** Pieces that every document of the module is composed of. `k` is the scale: 1 on A4, √2 on A3. */
import type { ReactNode } from 'react'
import {
  FONTS,
  h,
  Image,
  INK,
  Page,
  Path,
  picture,
  Polygon,
  Svg,
  Text,
  View,
} from '../../../ports/pdf/kit.ts'
import type { EnergyLabel, Paper } from './paper.ts'

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
/** Official colours of the scale and the letter's colour that can be read on each. */
const SCALE = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f37021', '#ed1c24']
const GREY = '#d8d3da'

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

/** An arrow that points right, with a letter in it. */
function arrow(
  width: number,
  k: number,
  { fill, ink, letter, key }: { fill: string; ink: string; letter: string; key?: string },
): ReactNode {
  const [w, tall] = [width * k, 11 * k]
  return h(
    View,
    { key, style: { width: w, height: tall } },
    h(
      Svg,
      { width: w, height: tall, style: { position: 'absolute', top: 0, left: 0 } },
      h(Polygon, {
        fill,
        points: `0,0 ${w - tall / 2},0 ${w},${tall / 2} ${w - tall / 2},${tall} 0,${tall}`,
      }),
    ),
    h(
      Text,
      {
        style: {
          fontSize: 8 * k,
          fontWeight: 700,
          color: ink,
          paddingLeft: 4 * k,
          lineHeight: 1,
          paddingTop: 1.6 * k,
        },
      },
      letter,
    ),
  )
}

/** A black arrow that points left at its row of the scale. */
function pointer(letter: string, k: number): ReactNode {
  const [w, tall] = [30 * k, 11 * k]
  return h(
    View,
    { style: { width: w, height: tall } },
    h(
      Svg,
      { width: w, height: tall, style: { position: 'absolute', top: 0, left: 0 } },
      h(Polygon, {
        fill: '#000000',
        points: `0,${tall / 2} ${tall / 2},0 ${w},0 ${w},${tall} ${tall / 2},${tall}`,
      }),
    ),
    h(
      Text,
      {
        style: {
          fontSize: 8 * k,
          fontWeight: 700,
          color: '#ffffff',
          paddingLeft: 14 * k,
          lineHeight: 1,
          paddingTop: 1.6 * k,
        },
      },
      letter,
    ),
  )
}

/**
 * The energy label: the official scale with what the home consumes and emits; grey with a word
 * where there is no letter.
 */
export function energyScale(energy: EnergyLabel, title: string, k: number): ReactNode {
  const column = 62 * k
  const small = { fontSize: 6.5 * k, color: INK.ink2, lineHeight: 1.2 }
  const known = energy.word === null
  const columns = [energy.consumption, energy.emissions]
  return h(
    View,
    { wrap: false, style: { width: 66 * k + 2 * column } },
    h(
      Text,
      { style: { fontSize: 8 * k, fontWeight: 600, color: INK.ink, marginBottom: 3 * k } },
      title,
    ),
    known
      ? h(
          View,
          { style: { flexDirection: 'row', marginLeft: 66 * k, marginBottom: 2 * k } },
          ...columns.map(({ label }) =>
            h(Text, { key: label, style: { ...small, width: column, fontWeight: 600 } }, label),
          ),
        )
      : null,
    h(
      View,
      { style: { flexDirection: 'row' } },
      h(
        View,
        null,
        ...LETTERS.map((letter, at) =>
          h(
            View,
            { key: letter, style: { flexDirection: 'row', marginBottom: 1 * k } },
            h(
              View,
              { style: { width: 66 * k } },
              arrow(28 + at * 5, k, {
                fill: known ? (SCALE[at] ?? GREY) : GREY,
                ink: known && (at === 0 || at >= 6) ? '#ffffff' : '#000000',
                letter,
              }),
            ),
            ...(known
              ? columns.map((part) =>
                  h(
                    View,
                    { key: part.label, style: { width: column } },
                    part.letter === letter ? pointer(letter, k) : null,
                  ),
                )
              : []),
          ),
        ),
      ),
      known
        ? null
        : h(
            View,
            { style: { width: 2 * column, justifyContent: 'center', paddingLeft: 4 * k } },
            h(
              Text,
              { style: { fontSize: 12 * k, fontWeight: 700, color: INK.ink } },
              energy.word ?? '',
            ),
          ),
    ),
    known
      ? h(
          View,
          { style: { flexDirection: 'row', marginLeft: 66 * k, marginTop: 1 * k } },
          ...columns.map(({ label, value }) =>
            h(Text, { key: label, style: { ...small, width: column } }, value ?? ''),
          ),
        )
      : null,
  )
}

/** A QR code at a size, black on white with its quiet zone. */
export const qrCode = (
  { path, modules }: { path: string; modules: number },
  side: number,
): ReactNode =>
  h(
    Svg,
    { width: side, height: side, viewBox: `0 0 ${modules} ${modules}` },
    h(Path, { d: `M0 0h${modules}v${modules}h-${modules}z`, fill: '#ffffff' }),
    h(Path, { d: path, fill: '#000000' }),
  )

/** An address without its protocol, as one reads it aloud. */
export const spoken = (url: string): string => url.replace(/^https?:\/\//, '')

/** The band with the agency's logo or name, and the reference. */
export function band({ agency, colors, ref, operation }: Paper, k: number): ReactNode {
  const ink = colors.onPrimary
  return h(
    View,
    {
      style: {
        backgroundColor: colors.primary,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        paddingVertical: 11 * k,
        paddingHorizontal: 28 * k,
      },
    },
    h(
      View,
      { style: { flexDirection: 'row', alignItems: 'center', flexShrink: 1 } },
      agency.logo
        ? h(
            View,
            {
              style: {
                backgroundColor: '#ffffff',
                borderRadius: 6 * k,
                padding: 4 * k,
                marginRight: 10 * k,
              },
            },
            h(Image, {
              src: picture(agency.logo, 'png'),
              style: { height: 26 * k, maxWidth: 110 * k, objectFit: 'contain' },
            }),
          )
        : null,
      h(
        Text,
        {
          style: {
            fontSize: (agency.name.length > 40 ? 11 : 15) * k,
            fontWeight: 700,
            color: ink,
            flexShrink: 1,
          },
        },
        agency.name,
      ),
    ),
    h(
      View,
      { style: { alignItems: 'flex-end', marginLeft: 12 * k, flexShrink: 0 } },
      operation
        ? h(Text, { style: { fontSize: 12 * k, fontWeight: 700, color: ink } }, operation)
        : null,
      h(Text, { style: { fontSize: 9 * k, color: ink } }, ref),
    ),
  )
}

/** Price, title and place. */
export function heading(
  { price, otherPrices, title, place, address, colors }: Paper,
  k: number,
  big: number,
): ReactNode {
  return h(
    View,
    { style: { marginBottom: 8 * k } },
    h(
      View,
      {
        style: {
          flexDirection: 'row',
          alignItems: 'flex-end',
          flexWrap: 'wrap',
          columnGap: 14 * k,
        },
      },
      h(
        Text,
        {
          style: {
            fontSize: (price.length > 16 ? big * 0.72 : big) * k,
            fontWeight: 700,
            color: colors.heading,
            lineHeight: 1.15,
          },
        },
        price,
      ),
      ...otherPrices.map((other) =>
        h(
          Text,
          { key: other, style: { fontSize: 11 * k, color: INK.ink2, marginBottom: 4 * k } },
          other,
        ),
      ),
    ),
    h(
      Text,
      {
        style: {
          fontSize: (title.length > 90 ? 14 : title.length > 50 ? 17 : 20) * k,
          fontWeight: 600,
          color: INK.ink,
          lineHeight: 1.25,
        },
      },
      title,
    ),
    h(
      Text,
      { style: { fontSize: 12 * k, color: INK.ink2, marginTop: 2 * k } },
      [address, place].filter(Boolean).join(' · '),
    ),
  )
}

/** The large facts in a row: number first. */
export function headline({ headline: facts, colors }: Paper, k: number): ReactNode {
  if (facts.length === 0) return null
  return h(
    View,
    {
      style: {
        flexDirection: 'row',
        flexWrap: 'wrap',
        columnGap: 26 * k,
        rowGap: 4 * k,
        borderTopWidth: 2 * k,
        borderTopColor: colors.accent,
        paddingTop: 7 * k,
        marginBottom: 8 * k,
      },
    },
    ...facts.map(({ label, value }) =>
      h(
        View,
        { key: label },
        h(
          Text,
          { style: { fontSize: 19 * k, fontWeight: 700, color: INK.ink, lineHeight: 1.15 } },
          value,
        ),
        h(Text, { style: { fontSize: 9.5 * k, color: INK.ink2 } }, label),
      ),
    ),
  )
}

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
