import { parseText } from 'media-captions'
import type { LessonCue } from '../../../../generated/model/index.ts'

/** Captions without their marks: a player of ours shows plain text. */
const plain = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim()

/** Why captions that were read cannot be shown. */
const oddOf = (cues: LessonCue[]): string[] =>
  cues.flatMap(({ from, text }, at) => [
    ...(from < (cues[at - 1]?.from ?? 0) ? [`caption ${at + 1} is out of order`] : []),
    ...(text === '' ? [`caption ${at + 1} says nothing`] : []),
  ])

/** The captions of a WebVTT file, or every line of why they cannot be taken. */
export async function captionsOf(
  content: string,
  file: string,
): Promise<{ cues: LessonCue[]; faults: string[] }> {
  const { cues, errors } = await parseText(content, { type: 'vtt', errors: true })
  const read = cues.map(({ startTime, endTime, text }) => ({
    from: Math.round(startTime * 1000),
    to: Math.round(endTime * 1000),
    text: plain(text),
  }))
  const odd = [...errors.map(({ message }) => message), ...oddOf(read)]
  // The reader leaves out without a word what ends before it begins.
  const written = content.split('-->').length - 1
  if (odd.length === 0 && (written === 0 || written > read.length))
    odd.push(written === 0 ? 'has no captions' : `${written - read.length} captions have no time`)
  return { cues: read, faults: odd.map((one) => `${file}: ${one}`) }
}
