import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { clearStale, tempName } from './temp-files.ts'

test('temp files of the dead go at once, of strangers after an hour, of the living never', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'llar-temp-'))
  const [host = '', , rest = ''] = /^([^-]*)-(\d+)-(.*)$/.exec(tempName())?.slice(1) ?? []
  const old = new Date(Date.now() - 7_200_000)
  const living = `${host}-${process.ppid}-${rest}`
  for (const name of [living, `${host}-4194999-${rest}`, `other-1-${rest}`, tempName(), 'old'])
    await writeFile(path.join(folder, name), '')
  await utimes(path.join(folder, 'old'), old, old)
  await clearStale(folder)
  expect((await readdir(folder)).sort()).toEqual([living, `other-1-${rest}`].sort())
  await clearStale(path.join(folder, 'none'))
  await rm(folder, { recursive: true })
})
