import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { LocalizedLine, MediaLabel } from '../../generated/model/index.ts'
import type { Deps } from '../../server/contract/deps.ts'
import {
  makeVariants,
  prepareMedia,
  type PreparedMedia,
} from '../../server/modules/property/index.ts'
import { TURNED, type Picture } from './picture-choice.ts'

const FOLDER = path.join(import.meta.dirname, 'pictures')

/** A line of `pictures.json`. */
interface Listed extends Omit<Picture, 'name' | 'scene'> {
  file: string
  label: MediaLabel
  /** Pictures of one scene show one home: by the file's name unless told. */
  scene?: string
  caption: LocalizedLine
}

export interface DemoPicture extends Picture {
  prepared: PreparedMedia
}

export const listedPictures = (): Listed[] =>
  JSON.parse(readFileSync(path.join(FOLDER, 'pictures.json'), 'utf8')) as Listed[]

/** A picture as it is chosen: `villa-ibiza-2.webp` is the second look at the scene `villa-ibiza`. */
export const asShown = (
  { file, scene, ...listed }: Listed,
  turned: boolean,
): Picture & Pick<Listed, 'caption'> => ({
  ...listed,
  name: turned ? `${TURNED}${file}` : file,
  scene: `${turned ? TURNED : ''}${scene ?? file.replace(/-\d+\.webp$/, '')}`,
})

/**
 * Every picture of the list with its variants, stored once; homes share them. Each but a plan is
 * there the other way round, too: as many homes again with rooms of their own.
 */
export async function preparePictures(deps: Deps): Promise<DemoPicture[]> {
  const ready: DemoPicture[] = []
  for (const listed of listedPictures()) {
    const data = await readFile(path.join(FOLDER, listed.file))
    ready.push(await prepare(deps, listed, data, false))
    if (listed.label === 'plan') continue
    const turned = await sharp(data).flop().webp({ quality: 82 }).toBuffer()
    ready.push(await prepare(deps, listed, turned, true))
  }
  return ready
}

async function prepare(
  deps: Deps,
  listed: Listed,
  data: Buffer,
  turned: boolean,
): Promise<DemoPicture> {
  const { label, caption } = listed
  const shown = asShown(listed, turned)
  const meta = {
    kind: label === 'plan' ? 'plan' : 'photo',
    label,
    caption,
    visibility: 'public',
  } as const
  const { prepared, refused } = await prepareMedia(
    deps,
    [{ filename: shown.name, data, meta }],
    'es',
  )
  if (!prepared[0]) throw new Error(`${shown.name}: ${refused[0]?.message ?? 'not taken'}`)
  await makeVariants({ hash: prepared[0].hash }, deps)
  await knownByNothing(deps, prepared[0].hash)
  return { ...shown, prepared: { ...prepared[0], processing: false } }
}

/**
 * A drawn picture stands for the photos of many homes, of all agencies: compared it would make most
 * of them copiers.
 */
const knownByNothing = (deps: Deps, hash: string) =>
  deps.db.updateTable('media_file').set({ look: [] }).where('hash', '=', hash).execute()
