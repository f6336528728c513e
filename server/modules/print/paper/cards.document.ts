import type { ReactNode } from 'react'
import { h, INK, qrCode, Text, View } from '../../../ports/pdf/kit.ts'
import { sheet, spoken } from './parts.ts'
import type { Card, CardSheet } from './paper.ts'

/** Width and height of A4 in points. */
const A4 = { width: 595.28, height: 841.89 }
/**
 * Columns and rows, size of the code, scale of the words, and whether these stand beside the code.
 */
const GRID = {
  1: { columns: 1, rows: 1, qr: 400, k: 2.1, beside: false },
  2: { columns: 1, rows: 2, qr: 300, k: 1.5, beside: true },
  4: { columns: 2, rows: 2, qr: 205, k: 1.05, beside: false },
  8: { columns: 2, rows: 4, qr: 138, k: 0.78, beside: true },
} as const

/** One card: code, what to do, whose home; borders are where to cut. */
function draw(
  card: Card,
  { columns, rows, qr, k, beside }: (typeof GRID)[keyof typeof GRID],
  key: string,
): ReactNode {
  const center = beside ? ('flex-start' as const) : ('center' as const)
  const align = beside ? ('left' as const) : ('center' as const)
  const line = (text: string | null, style: Record<string, number | string>): ReactNode =>
    text ? h(Text, { style: { textAlign: align, lineHeight: 1.25, ...style } }, text) : null
  return h(
    View,
    {
      key,
      wrap: false,
      style: {
        width: A4.width / columns,
        height: A4.height / rows,
        borderWidth: 0.5,
        borderColor: '#b9b2bd',
        borderStyle: 'dashed',
      },
    },
    h(
      View,
      {
        style: {
          backgroundColor: card.colors.primary,
          paddingVertical: 6 * k,
          paddingHorizontal: 12 * k,
        },
      },
      h(
        Text,
        {
          style: {
            fontSize: (card.agency.length > 30 ? 9 : 13) * k,
            fontWeight: 700,
            color: card.colors.onPrimary,
            textAlign: align,
          },
        },
        card.agency,
      ),
    ),
    h(
      View,
      {
        style: {
          flexGrow: 1,
          flexDirection: beside ? 'row' : 'column',
          alignItems: 'center',
          justifyContent: beside ? 'flex-start' : 'space-evenly',
          padding: 8 * k,
          columnGap: 8 * k,
        },
      },
      qrCode(card.qr, qr),
      h(
        View,
        {
          style: {
            flexShrink: 1,
            ...(beside ? { flexGrow: 1, flexBasis: 0 } : { width: '100%' }),
            alignItems: center,
            rowGap: 3 * k,
          },
        },
        line(card.scan, { fontSize: 17 * k, fontWeight: 700, color: card.colors.heading }),
        line(card.title, {
          fontSize: (card.title.length > 40 ? 10 : 12) * k,
          fontWeight: 600,
          color: INK.ink,
        }),
        line(card.price, { fontSize: 15 * k, fontWeight: 700, color: INK.ink }),
        line(card.phone, { fontSize: 14 * k, fontWeight: 700, color: INK.ink }),
        line(card.ref, { fontSize: 9 * k, color: INK.ink2 }),
        line(spoken(card.qr.url), { fontSize: 7.5 * k, color: INK.ink2 }),
      ),
    ),
  )
}

/** Sheets of cards to cut out, filled row by row. */
export default function cards({ perPage, cards: all }: CardSheet): ReactNode[] {
  const grid = GRID[perPage]
  return Array.from({ length: Math.ceil(all.length / perPage) }, (_, page) =>
    sheet(
      { size: 'A4', key: String(page) },
      { flexDirection: 'row', flexWrap: 'wrap', alignContent: 'flex-start' },
      ...all
        .slice(page * perPage, (page + 1) * perPage)
        .map((card, at) => draw(card, grid, `${page}-${at}`)),
    ),
  )
}
