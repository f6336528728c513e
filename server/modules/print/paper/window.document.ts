import type { ReactNode } from 'react'
import { h, INK, Text, View } from '../../../ports/pdf/kit.ts'
import { contactBlock, factList, filled, qrBlock, scaleOf, sheet } from './parts.ts'
import { band, heading, headline } from './head.ts'
import { energyScale } from './energy-scale.ts'
import type { Paper } from './paper.ts'

/** Photos of a card: the first takes all the room that words leave, the others stand under it. */
function photos({ photos: [first, ...others] }: Paper, k: number, wide: boolean): ReactNode {
  const gap = 4 * k
  if (!first) return null
  return h(
    View,
    { style: { flexGrow: 1, flexShrink: 1, minHeight: 120 * k } },
    filled(first, { flexGrow: 1, flexShrink: 1, minHeight: 60 * k }),
    others.length > 0
      ? h(
          View,
          {
            style: {
              flexDirection: 'row',
              height: (wide ? 112 : 92) * k,
              marginTop: gap,
              columnGap: gap,
            },
          },
          ...others.map((photo, at) =>
            h(
              View,
              { key: at, style: { flexGrow: 1, flexBasis: 0 } },
              filled(photo, { width: '100%', height: '100%' }),
            ),
          ),
        )
      : null,
  )
}

const words = (text: string | null, k: number): ReactNode =>
  text
    ? h(
        Text,
        { style: { fontSize: 10.5 * k, color: INK.ink, lineHeight: 1.4, marginBottom: 8 * k } },
        text,
      )
    : null

const legal = ({ legal: text, agency }: Paper, k: number): ReactNode =>
  h(
    Text,
    { style: { fontSize: 6.6 * k, color: INK.ink2, lineHeight: 1.3, marginTop: 7 * k } },
    [agency.registry, text].filter(Boolean).join(' · '),
  )

/** Facts in the small list that fit on a card. */
const FACTS = { portrait: 15, landscape: 8 }

/**
 * A card for the window: one page, to be read from the street. Without photos the words are larger.
 */
export default function windowCard(whole: Paper): ReactNode {
  const k = scaleOf(whole.size)
  const bare = whole.photos.length === 0
  const larger = k * (bare ? 1.35 : 1)
  const few = whole.headline.length + FACTS[whole.landscape ? 'landscape' : 'portrait']
  const paper = { ...whole, facts: whole.facts.slice(0, few) }
  const energy = paper.energy ? energyScale(paper.energy, paper.words.energy, k) : null
  const said = (columns: number, big: number): ReactNode[] => [
    heading(paper, larger, big),
    headline(paper, larger),
    words(paper.text, larger),
    factList(paper, larger, columns),
  ]
  if (!paper.landscape) {
    return sheet(
      { size: paper.size },
      { justifyContent: 'space-between' },
      h(
        View,
        { style: { flexGrow: bare ? 0 : 1, flexShrink: 1 } },
        band(paper, k),
        photos(paper, k, false),
      ),
      h(
        View,
        { style: { paddingHorizontal: 28 * k, paddingTop: 12 * k, flexShrink: 0 } },
        ...said(bare ? 2 : 3, 38),
      ),
      h(
        View,
        { style: { paddingHorizontal: 28 * k, paddingBottom: 18 * k, flexShrink: 0 } },
        h(
          View,
          {
            style: {
              flexDirection: 'row',
              alignItems: 'flex-end',
              columnGap: 14 * k,
              borderTopWidth: 1 * k,
              borderTopColor: INK.line,
              paddingTop: 8 * k,
            },
          },
          energy,
          contactBlock(paper, k),
          qrBlock(paper, k, 96),
        ),
        legal(paper, k),
      ),
    )
  }
  const row = {
    flexDirection: 'row' as const,
    alignItems: 'flex-end' as const,
    justifyContent: 'space-between' as const,
    columnGap: 10 * k,
    marginTop: 6 * k,
  }
  return sheet(
    { size: paper.size, landscape: true },
    {},
    band(paper, k),
    h(
      View,
      { style: { flexDirection: 'row', flexGrow: 1, flexShrink: 1 } },
      bare ? null : h(View, { style: { width: '50%' } }, photos(paper, k, true)),
      h(
        View,
        {
          style: {
            flexGrow: 1,
            flexBasis: 0,
            paddingHorizontal: 22 * k,
            paddingTop: 14 * k,
            paddingBottom: 14 * k,
            justifyContent: 'space-between',
          },
        },
        h(View, null, ...said(2, 34)),
        h(
          View,
          null,
          energy ? contactBlock(paper, k) : null,
          h(View, { style: row }, energy ?? contactBlock(paper, k), qrBlock(paper, k, 92)),
          legal(paper, k),
        ),
      ),
    ),
  )
}
