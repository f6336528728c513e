import { parse } from 'yaml'
import type { CourseDocument } from '../../../../generated/model/index.ts'
import { compiledOf } from '../../../contract/compiled.ts'
import { findFault } from '../../../contract/guard.ts'
import { LANGS } from '../../../contract/language.ts'
import { readRoutes } from '../../../contract/routes.ts'
import { lessonsOf } from '../document.ts'
import { readLessonFiles, type FolderFile, type Gathered, type RawLesson } from './lesson-files.ts'
import { readWords } from './text-file.ts'

/** What a folder holds and the files to keep with it, or every line of why it cannot be taken. */
export type FolderRead =
  | { doc: CourseDocument; files: FolderFile[]; faults: [] }
  | { doc: null; faults: string[] }

const listIn = (value: unknown, name: string): unknown[] => {
  const found: unknown = (value as Record<string, unknown> | null)?.[name]
  return Array.isArray(found) ? found : []
}

/** The lessons of what may be no course at all. */
const rawLessons = (raw: unknown): RawLesson[] =>
  listIn(raw, 'modules')
    .flatMap((part) => listIn(part, 'lessons'))
    .filter((lesson): lesson is RawLesson => typeof lesson === 'object' && lesson !== null)

/**
 * A course of a folder: `course.yaml` as the contract's `CourseDocument`, and per lesson its files:
 * to read `<lesson>.<language>.md`, to watch `<lesson>.mp4` and `<lesson>.<language>.vtt`, a document
 * `<lesson>.pdf` or one per language. Every text is wanted in four languages: a student who has bought or begun
 * a course in theirs must not meet another in the middle.
 */
export async function readFolder(folder: string): Promise<FolderRead> {
  const { contract } = readRoutes()
  const gathered: Gathered = { folder, faults: [], files: [] }
  const written = await readWords('course.yaml', gathered)
  if (written === null) return { doc: null, faults: gathered.faults }
  let raw: unknown
  try {
    raw = parse(written)
  } catch (error) {
    return {
      doc: null,
      faults: [`course.yaml: ${error instanceof Error ? error.message : 'unreadable'}`],
    }
  }
  for (const lesson of rawLessons(raw)) await readLessonFiles(lesson, gathered)
  const { faults, files } = gathered
  const fault = findFault(raw)
  if (fault) faults.push(`${fault.path}: holds what is no text, or more than can be kept`)
  if (faults.length > 0) return { doc: null, faults }
  const check = compiledOf(contract).validators.check({
    $ref: `${contract.$id}#/$defs/CourseDocument`,
  })
  const errors = check(raw, true) ?? []
  if (errors.length > 0)
    return {
      doc: null,
      faults: errors.map(({ instancePath, message }) => `course.yaml${instancePath}: ${message}`),
    }
  const doc = raw as CourseDocument
  const odd = [...missing(doc), ...repeated(doc), ...keys(doc)]
  return odd.length > 0 ? { doc: null, faults: odd } : { doc, files, faults: [] }
}

/** Texts that a language lacks, by where they stand. */
function missing(value: unknown, at = 'course.yaml'): string[] {
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  const isTexts =
    entries.length > 0 &&
    entries.every(([key, text]) => /^[a-z]{2}$/.test(key) && typeof text === 'string')
  if (isTexts) {
    const texts = value as Record<string, string>
    return LANGS.filter((lang) => !texts[lang]?.trim()).map((lang) => `${at}: has no ${lang}`)
  }
  return entries.flatMap(([key, part]) => missing(part, `${at}/${key}`))
}

const repeated = (doc: CourseDocument): string[] => {
  const ids = lessonsOf(doc).map(({ id }) => id)
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map(
    (id) => `course.yaml: two lessons are called ${id}`,
  )
}

/** Questions whose key cannot be: an answer that is none of the choices, none at all. */
const keys = (doc: CourseDocument): string[] =>
  lessonsOf(doc).flatMap((lesson) =>
    lesson.kind !== 'quiz'
      ? []
      : lesson.questions.flatMap(({ id, kind, choices, right, number }) => {
          const known = new Set(choices.map((choice) => choice.id))
          const fits =
            kind === 'number'
              ? typeof number === 'number'
              : right.length > 0 &&
                right.every((choice) => known.has(choice)) &&
                (kind !== 'one' || right.length === 1) &&
                (kind !== 'order' || right.length === choices.length)
          return fits ? [] : [`course.yaml: the key of ${lesson.id}/${id} does not fit its choices`]
        }),
  )
