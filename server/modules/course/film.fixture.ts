import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import type { CourseDocument } from '../../../generated/model/index.ts'
import { LANGS } from '../../contract/language.ts'
import { courseOf, inAll } from './course.fixture.ts'

/** Three seconds of a grey picture, 64 x 36 (H.264, made for this by ffmpeg). */
export const FILM = readFileSync(new URL('film.fixture.mp4', import.meta.url))
export const PAPER = Buffer.from(
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n',
)

const captions = (lang: string): string =>
  `WEBVTT\n\n00:00.000 --> 00:01.500\n<b>Hallo</b> &amp; willkommen ${lang}\n\nlast\n` +
  `00:01.500 --> 00:02.500 line:90%\nEnde\n`

/** Writes a course of a video `ver` and a document `papel` into a folder; what `course.yaml` says. */
export async function filmFolder(folder: string): Promise<CourseDocument> {
  const named = (id: string, kind: string) => ({ id, kind, title: inAll(id), minutes: 1 })
  const doc = courseOf({
    modules: [
      {
        title: inAll('Ver'),
        subject: null,
        lessons: [named('ver', 'video'), named('papel', 'file')] as never,
      },
    ],
  })
  await writeFile(join(folder, 'course.yaml'), stringify(doc))
  await writeFile(join(folder, 'ver.mp4'), FILM)
  for (const lang of LANGS) await writeFile(join(folder, `ver.${lang}.vtt`), captions(lang))
  await writeFile(join(folder, 'papel.pdf'), PAPER)
  return doc
}
