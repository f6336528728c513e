import type { Language, LessonFile, LessonVideo } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import type { PlacedLesson } from '../course/index.ts'

/** What a link to a file of a lesson is signed for. */
export const PURPOSE = 'lesson'
const DAY_MS = 86_400_000

interface Opened {
  enrolmentId: string
  lesson: PlacedLesson
  lang: Language
}

/** Path of what a lesson shows, for a day; whoever has it sees this one file. */
async function pathOf(
  { enrolmentId, lesson, lang }: Opened,
  { links, now }: Pick<Deps, 'links' | 'now'>,
  kind: 'mp4' | 'pdf',
): Promise<string> {
  const token = await links.sign({
    purpose: PURPOSE,
    id: enrolmentId,
    options: { lesson: lesson.id, lang },
    expiresAt: new Date(now().getTime() + DAY_MS),
  })
  return `/lesson/${token}.${kind}`
}

/** The video of a lesson to watch; null for every other. */
export const videoOf = async (
  opened: Opened,
  deps: Pick<Deps, 'links' | 'now'>,
): Promise<LessonVideo | null> =>
  opened.lesson.kind === 'video'
    ? { path: await pathOf(opened, deps, 'mp4'), captions: opened.lesson.captions }
    : null

/** The document of a lesson; null for every other. */
export const fileOf = async (
  opened: Opened,
  deps: Pick<Deps, 'links' | 'now'>,
): Promise<LessonFile | null> =>
  opened.lesson.kind === 'file'
    ? { path: await pathOf(opened, deps, 'pdf'), bytes: opened.lesson.files[opened.lang].bytes }
    : null
