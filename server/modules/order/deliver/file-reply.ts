import type { FileReply } from '../../../contract/body/upload.ts'
import type { Ctx } from '../../../contract/context.ts'
import { notFound } from '../../../contract/errors.ts'
import { originalKey } from '../../property/index.ts'
import type { filesOf } from './file.repository.ts'

type FileRow = Awaited<ReturnType<typeof filesOf>>[number]

/** The bytes of a file that was delivered, as a download: papers and originals of pictures. */
export async function fileReply(file: FileRow, ctx: Ctx): Promise<FileReply> {
  const key = file.file_key ?? (file.hash === null ? null : originalKey(file.hash))
  if (key === null) return notFound(ctx.lang)
  const { filename, mime: contentType } = file
  return {
    stream: await ctx.deps.files.get(key),
    contentType: file.file_key === null ? 'application/octet-stream' : contentType,
    filename,
  } as FileReply
}
