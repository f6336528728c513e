import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { testDeps } from '../../../testing/test-deps.ts'
import { filmFolder } from '../film.fixture.ts'
import { runCourse } from '../operator.ts'
import { sweepFiles } from './keep.ts'

it('the sweep keeps what a course has and forgets what an import left behind', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'course-')), 'pelicula')
  await mkdir(folder)
  const { deps, close } = await testDeps()
  await filmFolder(folder)
  await runCourse(['import', folder], deps)
  await deps.files.put(Buffer.from('left'), 'course/left.mp4')
  expect(await sweepFiles(deps)).toBe(0) // an import that is under way has no row yet
  const later = new Date(Date.now() + 48 * 3_600_000)
  expect(await sweepFiles({ ...deps, now: () => later })).toBe(1)
  const kept = []
  for await (const { key } of deps.files.list('course')) kept.push(key.replace(/.*\./, ''))
  expect(kept.toSorted()).toEqual(['mp4', 'pdf'])
  await close()
  await rm(dirname(folder), { recursive: true })
})
