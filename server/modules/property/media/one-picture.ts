import type { UploadedFile } from '../../../contract/body/upload.ts'
import type { Ctx } from '../../../contract/context.ts'
import { fieldErrors, tooLarge, unsupported } from '../../../contract/errors.ts'
import { prepareMedia, type PreparedMedia } from './prepare.ts'

/** What one picture may weigh, in bytes. */
const MOST_BYTES = 15_000_000

/**
 * The one file of a form's field `picture`, drawn anew; outside a transaction, since it takes its
 * time. 400 with `none` without a file, 413 above 15 MB, 415 for what is no picture.
 */
export async function onePicture(
  [file]: UploadedFile[],
  none: string,
  { deps, lang }: Ctx,
): Promise<PreparedMedia> {
  if (!file) return fieldErrors({ picture: none })
  if (file.size > MOST_BYTES) return tooLarge(lang)
  const { prepared, refused } = await prepareMedia(deps, [file], lang)
  return prepared[0] ?? unsupported(refused[0]?.message ?? none)
}
