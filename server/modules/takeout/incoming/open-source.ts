import type { Deps } from '../../../contract/deps.ts'
import { FetchRefused, guardedPart, type Part } from '../../../ports/fetch/index.ts'
import { FileMissing } from '../../../ports/files/index.ts'
import { channelKeys } from '../../../ports/seal/key.ts'
import { unseal } from '../../../ports/seal/index.ts'
import { Refused, Silent } from './refused.ts'
import type { ImportRow } from './import.repository.ts'
import type { Source } from './zip/source.ts'

/** The file that somebody uploaded, or the one at an address elsewhere, which stays there. */
export async function openSource(
  row: Pick<ImportRow, 'id' | 'file_key' | 'address' | 'etag'>,
  deps: Deps,
): Promise<Source> {
  if (row.file_key !== null) return uploaded(row.file_key, deps)
  if (row.address === null) throw new Refused('fileGone')
  const url = unseal(row.address, await channelKeys(deps.config), row.id)
  return elsewhere(url, row.etag, deps.config.privateHosts)
}

async function uploaded(key: string, { files }: Deps): Promise<Source> {
  const there = await files.stat(key)
  if (!there) throw new Refused('fileGone')
  return {
    size: there.size,
    etag: null,
    read: (start, end) =>
      files.get(key, { start, end }).catch((error: unknown) => {
        throw error instanceof FileMissing ? new Refused('fileGone') : error
      }),
  }
}

async function elsewhere(url: string, etag: string | null, inner: boolean): Promise<Source> {
  const part = guardedPart(inner)
  const ask = (start: number, end: number, name: string | null): Promise<Part> =>
    part(url, { start, end }, name).catch((error: unknown) => {
      throw whyNot(error)
    })
  const first = await ask(0, 0, etag)
  first.stream.destroy()
  if (etag !== null && first.etag !== etag) throw new Refused('otherFile')
  return {
    size: first.size,
    etag: first.etag,
    read: async (start, end) => {
      const { stream, size } = await ask(start, end, first.etag)
      if (size !== first.size) throw new Refused('otherFile')
      return stream
    },
  }
}

function whyNot(error: unknown): unknown {
  if (!(error instanceof FetchRefused)) return error
  if (error.retry) return new Silent()
  if (error.message === 'an inner address') return new Refused('addressInner')
  if (error.message === 'no parts') return new Refused('noParts')
  return new Refused(error.message === 'answered 410' ? 'addressOver' : 'addressNone')
}
