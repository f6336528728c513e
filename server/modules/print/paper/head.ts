import type { ReactNode } from 'react'
import { h, Image, INK, picture, Text, View } from '../../../ports/pdf/kit.ts'
import type { Paper } from './paper.ts'

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
