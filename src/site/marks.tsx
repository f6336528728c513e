import type { ReactNode } from 'react'
import { targetOf } from './link'

/** How a link of a text becomes an address; null leaves its words as they are. */
export type Resolve = (address: string) => string | null

/**
 * Neither mark looks past the next of its kind, nor an address past what one may be long, so a text
 * of nothing but marks is read in a time that grows with its length alone.
 */
const BOLD = /\*\*(?=\S)((?:[^*\n]|\*(?!\*))+)(?<=\S)\*\*/
const LINK = /\[([^[\]\n]+)\]\(([^)\s]{1,500})\)/
const MARK = new RegExp(`${BOLD.source}|${LINK.source}`)

/** `**bold**` and `[words](https://…)` of one line as nodes; everything else is text. */
export function inline(text: string, resolve: Resolve, depth = 0): ReactNode[] {
  const nodes: ReactNode[] = []
  let rest = text
  for (let found = MARK.exec(rest); found && depth < 2; found = MARK.exec(rest)) {
    const [all, bold, words, address] = found
    if (found.index > 0) nodes.push(rest.slice(0, found.index))
    rest = rest.slice(found.index + all.length)
    const key = nodes.length
    if (bold !== undefined)
      nodes.push(<strong key={key}>{inline(bold, resolve, depth + 1)}</strong>)
    else {
      const href = resolve(address ?? '')
      nodes.push(
        href === null ? (
          all
        ) : (
          <a key={key} href={href}>
            {words}
          </a>
        ),
      )
    }
  }
  return rest === '' ? nodes : [...nodes, rest]
}

const ITEM = /^\s*-\s+/

/** The lines of one block: a list where each begins with `- `, else a paragraph. */
function block(lines: string[], key: number, resolve: Resolve): ReactNode {
  if (lines.every((line) => ITEM.test(line)))
    return (
      <ul key={key}>
        {lines.map((line, at) => (
          <li key={at}>{inline(line.replace(ITEM, ''), resolve)}</li>
        ))}
      </ul>
    )
  return (
    <p key={key}>
      {lines.flatMap((line, at) => [
        ...(at > 0 ? [<br key={`br${at}`} />] : []),
        ...inline(line, resolve),
      ])}
    </p>
  )
}

/** Blocks of a text: an empty line parts paragraphs, lines with `- ` stand together. */
function blocksOf(text: string): string[][] {
  const blocks: string[][] = []
  let list: boolean | null = null
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const isItem = ITEM.test(line)
    if (line.trim() === '') list = null
    else if (list === isItem) blocks.at(-1)?.push(line)
    else {
      blocks.push([line])
      list = isItem
    }
  }
  return blocks
}

/**
 * A text of people as React nodes: paragraphs, lists, bold words and links, and nothing else. What
 * looks like HTML is shown as it was typed.
 */
export const marks = (text: string, resolve: Resolve = targetOf): ReactNode[] =>
  blocksOf(text).map((lines, at) => block(lines, at, resolve))

/** A text without its marks, for a description or a search engine. */
export const withoutMarks = (text: string): string =>
  text
    .replace(new RegExp(BOLD, 'g'), '$1')
    .replace(new RegExp(LINK, 'g'), '$1')
    .replace(/^[^\S\r\n]*-\s+/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
