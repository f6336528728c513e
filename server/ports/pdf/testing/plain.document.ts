import type { ReactNode } from 'react'
import { FONTS, h, Page, Text } from '../kit.ts'

/** For tests of the port: a text on a page, or the two ways in which a template goes wrong. */
export default function plain({
  text = '',
  hang = false,
  fail = false,
}: {
  text?: string
  hang?: boolean
  fail?: boolean
}): ReactNode {
  if (fail) throw new Error('as asked')
  while (hang) Math.random()
  return h(
    Page,
    { size: 'A4', style: { fontFamily: FONTS, padding: 40 } },
    h(Text, null, text),
    h(Text, { style: { fontWeight: 700 } }, ' '),
  )
}
