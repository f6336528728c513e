import type { ReactNode } from 'react'
import { h, INK, Polygon, Svg, Text, View } from '../../../ports/pdf/kit.ts'
import type { EnergyLabel } from './paper.ts'

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
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
/** Official colours of the scale and the letter's colour that can be read on each. */
export const SCALE = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f37021', '#ed1c24']
export const GREY = '#d8d3da'
