import type { ReactNode } from 'react'
import { FONTS, h, Image, INK, Page, picture, Text, View } from '../../../ports/pdf/kit.ts'
import { contactBlock, factList, filled, qrBlock, scaleOf, sheet } from './parts.ts'
import { band, heading, headline } from './head.ts'
import { energyScale } from './energy-scale.ts'
import type { Paper } from './paper.ts'

/** Photos on the first page; the others follow at the end. */
const COVER = 4

const paragraphs = (text: string | null, k: number): ReactNode[] =>
  (text ?? '')
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line, at) =>
      h(
        Text,
        {
          key: at,
          orphans: 2,
          widows: 2,
          style: { fontSize: 10.5 * k, lineHeight: 1.5, marginBottom: 6 * k },
        },
        line,
      ),
    )

function cover([first, ...others]: Uint8Array[], k: number): ReactNode {
  if (!first) return null
  const gap = 4 * k
  return h(
    View,
    { style: { marginBottom: 14 * k } },
    filled(first, { height: 285 * k }),
    others.length > 0
      ? h(
          View,
          { style: { flexDirection: 'row', height: 98 * k, marginTop: gap, columnGap: gap } },
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

/** Two pictures a row, a row never divided. */
function gallery(photos: Uint8Array[], k: number): ReactNode[] {
  return photos.flatMap((photo, at) => {
    if (at % 2 === 1) return []
    const second = photos[at + 1]
    const box = (bytes: Uint8Array | undefined): ReactNode =>
      h(
        View,
        { style: { flexGrow: 1, flexBasis: 0 } },
        bytes ? filled(bytes, { width: '100%', height: 146 * k }) : null,
      )
    return [
      h(
        View,
        {
          key: at,
          wrap: false,
          style: { flexDirection: 'row', columnGap: 8 * k, marginBottom: 8 * k },
        },
        box(photo),
        box(second),
      ),
    ]
  })
}

const title = (text: string, { colors }: Paper, k: number): ReactNode =>
  h(
    Text,
    {
      minPresenceAhead: 40,
      style: {
        fontSize: 13 * k,
        fontWeight: 600,
        color: colors.heading,
        marginTop: 8 * k,
        marginBottom: 5 * k,
      },
    },
    text,
  )

/**
 * Stands at the foot of every page: who says it, under which licence, on which page. Placed one by
 * one, the page without height or line height: react-pdf loses such a text when it is only known
 * page by page.
 */
function foot({ agency, ref, legal, words }: Paper, k: number): ReactNode[] {
  const [left, right] = [32 * k, 32 * k]
  const at = (bottom: number): Record<string, number | string> => ({
    position: 'absolute',
    bottom: bottom * k,
    fontSize: 6.8 * k,
    lineHeight: 1.3,
    color: INK.ink2,
  })
  return [
    h(View, {
      key: 'rule',
      fixed: true,
      style: {
        position: 'absolute',
        bottom: 52 * k,
        left,
        right,
        height: 0.7 * k,
        backgroundColor: INK.line,
      },
    }),
    h(
      Text,
      { key: 'who', fixed: true, style: { ...at(40), left, right: 120 * k } },
      [agency.name, agency.registry, ref].filter(Boolean).join(' · '),
    ),
    h(Text, {
      key: 'page',
      fixed: true,
      style: {
        position: 'absolute',
        bottom: 40 * k,
        right,
        width: 90 * k,
        fontSize: 6.8 * k,
        color: INK.ink2,
        textAlign: 'right',
      },
      render: ({ pageNumber, totalPages }) =>
        words.page.replace('{n}', String(pageNumber)).replace('{all}', String(totalPages)),
    }),
    h(
      Text,
      { key: 'legal', fixed: true, style: { ...at(18), height: 19 * k, left, right } },
      legal,
    ),
  ]
}

/** A brochure to hand over: as many pages as its text, photos and plans need. */
export default function brochure(paper: Paper): ReactNode[] {
  const k = scaleOf(paper.size)
  const side = 32 * k
  const style = {
    fontFamily: FONTS,
    color: INK.ink,
    backgroundColor: '#ffffff',
    paddingBottom: 66 * k,
    paddingTop: 28 * k,
  }
  const inside = { paddingHorizontal: side }
  const pages = [
    h(
      Page,
      { key: 'home', size: paper.size, style },
      h(
        View,
        { style: { marginTop: -28 * k } },
        band(paper, k),
        cover(paper.photos.slice(0, COVER), k),
      ),
      h(View, { style: inside }, heading(paper, k, 34), headline(paper, k)),
      h(View, { style: inside }, ...paragraphs(paper.text, k)),
      h(
        View,
        { style: inside },
        paper.facts.length > 0 ? title(paper.words.facts, paper, k) : null,
        factList(paper, k, 2, true),
      ),
      h(
        View,
        {
          wrap: false,
          style: {
            ...inside,
            flexDirection: 'row',
            alignItems: 'flex-end',
            columnGap: 16 * k,
            marginTop: 12 * k,
            marginBottom: 14 * k,
          },
        },
        paper.energy ? energyScale(paper.energy, paper.words.energy, k) : null,
        contactBlock(paper, k),
        qrBlock(paper, k, 104),
      ),
      h(View, { style: inside }, ...gallery(paper.photos.slice(COVER), k)),
      ...foot(paper, k),
    ),
  ]
  const plans = paper.plans.map((plan, at) =>
    sheet(
      { size: paper.size, key: `plan-${at}` },
      { paddingTop: 28 * k, paddingBottom: 66 * k },
      h(
        View,
        { style: { ...inside, flexGrow: 1 } },
        title(paper.words.plan, paper, k),
        h(
          View,
          { style: { flexGrow: 1 } },
          h(Image, {
            src: picture(plan),
            style: {
              position: 'absolute',
              top: 0,
              left: 0,
              width: '100%',
              height: '100%',
              objectFit: 'contain',
            },
          }),
        ),
      ),
      ...foot(paper, k),
    ),
  )
  return [...pages, ...plans]
}
