import { sql } from '../db/index.ts'
import type { Person } from './people.ts'
import type { TestServer } from './test-server.ts'

/** Somebody whom the setting names and whose e-mail is proved: the site's operator of a test. */
export async function operatorOf(server: TestServer, email = 'ana@llar.example'): Promise<Person> {
  const person = await server.register({ role: 'USER', email })
  await sql`update app_user set email_verified_at = now() where id = ${person.profile.id}`.execute(
    server.db,
  )
  server.deps.config.operators.push(email)
  return person
}
