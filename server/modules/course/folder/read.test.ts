import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { courseOf } from '../course.fixture.ts'
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
])('refuses %s, and says where', async (_what, arrange, told) => {
  await arrange()
  const { doc, faults } = await readFolder(folder)
  expect(doc).toBeNull()
  expect(faults.join('\n')).toContain(told)
})
