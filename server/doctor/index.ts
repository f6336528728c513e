import { bad, type Check, type Patient, type Verdict } from './check.ts'
import { DATABASE_CHECKS } from './database.ts'
import { MACHINE_CHECKS } from './machine.ts'
import { seals } from './seals.ts'

export type { Patient } from './check.ts'

/** Everything that is looked at. */
export const CHECKS: Check[] = [...DATABASE_CHECKS, ...MACHINE_CHECKS, seals]

/** Looks at all of it; a look that fails is itself told, and hides no other. */
export async function* examine(patient: Patient): AsyncGenerator<Verdict & { name: string }> {
  for (const { name, run } of CHECKS) {
    const verdict = await run(patient).catch((error: unknown) =>
      bad(
        error instanceof Error ? error.message : String(error),
        'This could not be looked at: mend that first.',
      ),
    )
    yield { name, ...verdict }
  }
}
