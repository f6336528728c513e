import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../db/embedded/index.ts'
import { migrate } from '../db/migrate.ts'
import type { Connection } from '../db/pool.ts'
import { runStatement } from '../db/statement.ts'
import { isInMemory, memoryFolder } from './memory-folder.ts'
import { onDatabase } from './postgres.ts'

/**
 * One PostgreSQL per run: the embedded one in a folder of its own, or the server of DATABASE_URL_TEST
 * (whose user may create databases). The template is migrated once; every server gets a copy of it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['DATABASE_URL_TEST']
  const folder = memoryFolder('llar-test-')
  const server = url ? null : await startEmbedded(folder, { volatile: true })
  const connection: Connection = server?.connection ?? url ?? ''
  const template = `llar_template_${process.pid}`
  await runStatement(connection, `create database ${template}`)
  await migrate(onDatabase(connection, template))
  // A server of ours on another PostgreSQL has its data beside its socket.
  const place = url ? (new URL(url).searchParams.get('host') ?? '') : folder
  project.provide('postgres', {
    connection,
    template: isInMemory(place) ? `${template} strategy file_copy` : template,
  })
  return async () => {
    if (!server) await runStatement(connection, `drop database if exists ${template} with (force)`)
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
