import type { ReactNode } from 'react'
import { Bold } from '../../ui/bold'
import { href } from '../../lib/href'
import { PATHS, type RouteName } from '../../lib/paths'

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g

const addressOf = (target: string): string => (target in PATHS ? href(target as RouteName) : target)

/**
 * A line with `<b>…</b>` and `[words](route-name or address)` in it. Words come from our own files,
 * never from people.
 */
export function Line({ text }: { text: string }) {
  const parts: ReactNode[] = []
  let from = 0
  for (const found of text.matchAll(LINK)) {
    const [whole, words = '', target = ''] = found
    parts.push(
      <Bold key={`t${from}`} text={text.slice(from, found.index)} />,
      <a key={`a${from}`} href={addressOf(target)}>
        {words}
      </a>,
    )
    from = found.index + whole.length
  }
  return [...parts, <Bold key="end" text={text.slice(from)} />]
}

/** Lines become paragraphs, those with `- ` in front a list. */
export function Prose({ text }: { text: string }) {
  const blocks: string[][] = []
  for (const line of text.split('\n')) {
    const last = blocks.at(-1)
    if (line.startsWith('- ') && last?.[0]?.startsWith('- ')) last.push(line)
    else blocks.push([line])
  }
  return blocks.map((lines, index) =>
    lines[0]?.startsWith('- ') ? (
      <ul key={index}>
        {lines.map((line) => (
          <li key={line}>
            <Line text={line.slice(2)} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={index}>
        <Line text={lines[0] ?? ''} />
      </p>
    ),
  )
}

/** The same without signs, for data that programs read. */
export const plainText = (text: string): string =>
  text
    .replace(LINK, '$1')
    .replace(/<\/?b>/g, '')
    .replace(/^- /gm, '')
    .replaceAll('\n', ' ')
