import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { courseOf } from '../course.fixture.ts'
import { FILM, filmFolder } from '../film.fixture.ts'
import { readFolder } from './read.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'course-'))
})
afterEach(() => rm(folder, { recursive: true }))

const write = async (doc: unknown, langs = ['es', 'en', 'ca', 'de']): Promise<void> => {
  await writeFile(join(folder, 'course.yaml'), stringify(doc))
  for (const lang of langs) await writeFile(join(folder, `leer.${lang}.md`), `Texto en ${lang}\n`)
}
const withoutBodies = (): ReturnType<typeof courseOf> => {
  const doc = courseOf()
  for (const lesson of doc.modules[0]?.lessons ?? []) if (lesson.kind === 'text') lesson.body = {}
  return doc
}

it('reads a folder as a course, with its texts', async () => {
  await write(withoutBodies())
  const { doc, faults } = await readFolder(folder)
  expect(faults).toEqual([])
  expect(doc?.modules[0]?.lessons[0]).toMatchObject({ body: { ca: 'Texto en ca' } })
})

it.each([
  ['a language without its text', () => write(withoutBodies(), ['es', 'en', 'ca']), 'leer.de.md'],
  [
    'a word the contract does not know',
    () => write({ ...withoutBodies(), category: 'cooking' }),
    '/category',
  ],
  [
    'a title that a language lacks',
    () => write({ ...withoutBodies(), title: { es: 'Uno', en: 'One', ca: 'Un' } }),
    'title: has no de',
  ],
  [
    'a key that is none of the choices',
    () => {
      const doc = withoutBodies()
      const quiz = doc.modules[0]?.lessons[1]
      if (quiz?.kind === 'quiz' && quiz.questions[0]) quiz.questions[0].right = ['nada']
      return write(doc)
    },
    'the key of prueba/uno',
  ],
  [
    'two lessons of one name',
    () => {
      const doc = withoutBodies()
      const [part] = doc.modules
      if (part?.lessons[0]) part.lessons.push(part.lessons[0])
      return write(doc)
    },
    'two lessons are called leer',
  ],
  ['a course that is empty', () => writeFile(join(folder, 'course.yaml'), ''), 'course.yaml'],
  [
    'modules that are none',
    () => writeFile(join(folder, 'course.yaml'), 'modules: [5, {lessons: [null, a]}]'),
    'course.yaml/modules',
  ],
  [
    'a text in the letters of another time',
    async () => {
      await write(withoutBodies())
      await writeFile(join(folder, 'leer.es.md'), Buffer.from('Introducción', 'latin1'))
    },
    'leer.es.md: is no UTF-8',
  ],
  [
    'a text that no database keeps',
    async () => {
      await write(withoutBodies())
      await writeFile(join(folder, 'leer.ca.md'), 'Text\0')
    },
    'modules.0.lessons.0.body.ca: holds what is no text',
  ],
])('refuses %s, and says where', async (_what, arrange, told) => {
  await arrange()
  const { doc, faults } = await readFolder(folder)
  expect(doc).toBeNull()
  expect(faults.join('\n')).toContain(told)
})

it('reads a video with the captions of each language, and a document for all or for one', async () => {
  await filmFolder(folder)
  await writeFile(join(folder, 'papel.ca.pdf'), '%PDF-1.7 ca')
  const read = await readFolder(folder)
  expect(read.faults).toEqual([])
  const lessons = read.doc?.modules[0]?.lessons
  expect(lessons?.[0]).toMatchObject({
    video: { bytes: FILM.length },
    captions: {
      de: [
        { from: 0, to: 1500, text: 'Hallo & willkommen de' },
        { from: 1500, to: 2500, text: 'Ende' },
      ],
    },
  })
  const [, paper] = lessons ?? []
  const files = paper?.kind === 'file' ? paper.files : null
  expect(files?.es).toEqual(files?.de)
  expect(read.doc && read.files.map(({ path }) => basename(path))).toEqual([
    'ver.mp4',
    'papel.pdf',
    'papel.ca.pdf',
  ])
  expect(files?.ca.key).not.toBe(files?.es.key)
})

function* boxesOf(film: Buffer): Generator<Buffer> {
  for (let at = 0; at < film.length; at += film.readUInt32BE(at))
    yield film.subarray(at, at + film.readUInt32BE(at))
}
const isDirectory = (box: Buffer): boolean => box.toString('latin1', 4, 8) === 'moov'
const into = (name: string, content: string | Buffer) => () =>
  writeFile(join(folder, name), content)
it.each([
  ['no captions in a language', () => rm(join(folder, 'ver.de.vtt')), 'ver.de.vtt: is not there'],
  [
    'captions in the letters of another time',
    into('ver.es.vtt', Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nIntroducción', 'latin1')),
    'ver.es.vtt: is no UTF-8',
  ],
  ['captions that are none', into('ver.de.vtt', 'Hallo'), 'ver.de.vtt: missing WEBVTT'],
  [
    'a time that is none',
    into('ver.de.vtt', 'WEBVTT\n\nxx --> 00:02.000\nHallo'),
    'ver.de.vtt: cue start timestamp `xx` is invalid on line 3',
  ],
  [
    'a caption that ends before it begins',
    into('ver.de.vtt', 'WEBVTT\n\n00:02.000 --> 00:01.000\nHallo'),
    'ver.de.vtt: 1 captions have no time',
  ],
  [
    'captions of a longer video',
    into('ver.de.vtt', 'WEBVTT\n\n01:02.000 --> 01:03.000\nHallo'),
    'ver.de.vtt: goes on after',
  ],
  ['a video that is none', into('ver.mp4', 'film'), 'ver.mp4: is no mp4'],
  [
    'a video that starts late',
    into('ver.mp4', Buffer.concat([...boxesOf(FILM)].toSorted((a) => (isDirectory(a) ? 1 : -1)))),
    'ver.mp4: its directory stands last',
  ],
  ['a document that is none', into('papel.pdf', 'Hola'), 'papel.pdf: is no PDF'],
])('of a video or document refuses %s, and says which file', async (_what, spoil, told) => {
  await filmFolder(folder)
  await spoil()
  const { doc, faults } = await readFolder(folder)
  expect([doc, faults.join('\n')]).toEqual([null, expect.stringContaining(told)])
})

it('a video takes as long as its lesson says', async () => {
  const doc = await filmFolder(folder)
  if (doc.modules[0]?.lessons[0]) doc.modules[0].lessons[0].minutes = 3
  await writeFile(join(folder, 'course.yaml'), stringify(doc))
  expect((await readFolder(folder)).faults).toEqual([
    'ver.mp4: takes 1 minutes, course.yaml says 3',
  ])
})
