import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { CourseFile, LessonCue } from '../../../../generated/model/index.ts'
import { LANGS } from '../../../contract/language.ts'
import { captionsOf } from './captions.ts'
import { readWords } from './text-file.ts'
import { lengthOf } from './video.ts'

/** A lesson as `course.yaml` has it, before its files are read into it. */
export interface RawLesson {
  id?: unknown
  kind?: unknown
  minutes?: unknown
  body?: unknown
  video?: unknown
  captions?: unknown
  files?: unknown
}

/** A file of the folder that is to be kept under its key. */
export interface FolderFile extends CourseFile {
  path: string
}

/** What reading a folder gathers: each file once, however many languages share it. */
export interface Gathered {
  folder: string
  faults: string[]
  files: FolderFile[]
}

const MOST = { '.mp4': 2_000_000_000, '.pdf': 20_000_000 }

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )

/** Notes a file to be kept, named by what it holds; null, and a fault, where it cannot be. */
async function gather(name: string, to: Gathered): Promise<CourseFile | null> {
  const path = join(to.folder, name)
  const known = to.files.find((file) => file.path === path)
  if (known) return { key: known.key, bytes: known.bytes }
  if (!(await isThere(path))) return (to.faults.push(`${name}: is not there`), null)
  const { size: bytes } = await stat(path)
  const kind = extname(name) as keyof typeof MOST
  if (bytes > MOST[kind])
    return (to.faults.push(`${name}: is larger than ${MOST[kind] / 1e6} MB`), null)
  const digest = createHash('sha256')
  for await (const chunk of createReadStream(path)) digest.update(chunk as Buffer)
  const file = { key: `course/${digest.digest('hex')}${kind}`, bytes }
  to.files.push({ ...file, path })
  return file
}

async function readBody({ id }: RawLesson, to: Gathered): Promise<Record<string, string>> {
  const body: Record<string, string> = {}
  for (const lang of LANGS) {
    const file = `${String(id)}.${lang}.md`
    const content = await readWords(file, to)
    if (content !== null) body[lang] = content.trim()
  }
  return body
}

/** A video is as long as its lesson says, and nobody is left without its words. */
async function readVideo({ id, minutes }: RawLesson, to: Gathered): Promise<Partial<RawLesson>> {
  const name = `${String(id)}.mp4`
  const video = await gather(name, to)
  if (!video) return {}
  const { seconds, faults } = await lengthOf(join(to.folder, name), name)
  to.faults.push(...faults)
  const long = Math.ceil(seconds / 60)
  if (faults.length === 0 && minutes !== long)
    to.faults.push(`${name}: takes ${long} minutes, course.yaml says ${String(minutes)}`)
  const captions: Record<string, LessonCue[]> = {}
  for (const lang of LANGS) {
    const file = `${String(id)}.${lang}.vtt`
    const content = await readWords(file, to)
    if (content === null) continue
    const read = await captionsOf(content, file)
    to.faults.push(...read.faults)
    if ((read.cues.at(-1)?.from ?? 0) > seconds * 1000)
      to.faults.push(`${file}: goes on after the video has ended`)
    captions[lang] = read.cues
  }
  return { video, captions }
}

const PDF = '%PDF-'

/** A document: of each language its own, or one for all. */
async function readDocument({ id }: RawLesson, to: Gathered): Promise<Partial<RawLesson>> {
  const files: Record<string, CourseFile> = {}
  for (const lang of LANGS) {
    const own = `${String(id)}.${lang}.pdf`
    const name = (await isThere(join(to.folder, own))) ? own : `${String(id)}.pdf`
    const file = await gather(name, to)
    if (!file) continue
    const handle = await open(join(to.folder, name))
    const { buffer } = await handle.read(Buffer.alloc(PDF.length), 0, PDF.length, 0)
    await handle.close()
    if (buffer.toString('latin1') !== PDF) to.faults.push(`${name}: is no PDF`)
    files[lang] = file
  }
  return { files }
}

/** Reads a lesson's files into it. */
export async function readLessonFiles(lesson: RawLesson, to: Gathered): Promise<void> {
  if (lesson.kind === 'text') lesson.body = await readBody(lesson, to)
  else if (lesson.kind === 'video') Object.assign(lesson, await readVideo(lesson, to))
  else if (lesson.kind === 'file') Object.assign(lesson, await readDocument(lesson, to))
}
