import { buildApp, jobs } from '../../server/app.ts'
import { openDeps } from '../../server/deps.ts'
import type { Config } from '../../server/config/env.ts'
import { drain } from '../../server/jobs/drain.ts'
import { byKind } from '../../server/jobs/run.ts'
import { AGENCIES, PASSWORD } from './agencies.ts'
import { OTHERS } from './others.ts'
import { seedAccounting } from './accounting.ts'
import { seedAnswers } from './answers.ts'
import { homesOf, seedAgency } from './agency.ts'
import { seedCourses } from './courses.ts'
import { seedContacts } from './contacts.ts'
import { seedLeads } from './enquiries.ts'
import { seedDesk } from './desk.ts'
import { seedEvents } from './events.ts'
import { seedDemands } from './demands.ts'
import { seedMarket } from './market.ts'
import { seedNetwork } from './network.ts'
import { seedOthers } from './people.ts'
import { seedPlans } from './plans.ts'
import { seedPast } from './past.ts'
import { choosePictures } from './picture-choice.ts'
import { preparePictures } from './pictures.ts'
import { seedReferrals } from './referrals.ts'
import { seedRentals } from './rentals.ts'
import { seedVisitor } from './visitor.ts'
import { seedWebsite } from './website.ts'

/**
 * Fills the database with the demo, or goes on where an earlier run stopped. Loads the whole
 * server, so only when needed.
 */
export async function fill(config: Config): Promise<void> {
  const { deps, close } = await openDeps({ ...config, logLevel: 'silent' })
  const app = await buildApp(deps)
  try {
    await seedOthers(deps, OTHERS, PASSWORD)
    const today = deps.now()
    const plans = AGENCIES.map((agency, at) => ({ agency, homes: homesOf(agency, at + 1, today) }))
    const pictures = choosePictures(
      plans.flatMap(({ homes }) => homes),
      await preparePictures(deps),
    )
    for (const { agency, homes } of plans) {
      const count = await seedAgency(deps, agency, { password: PASSWORD, homes, pictures })
      console.log(`Demo: ${agency.patch.tradeName}, ${count} homes`)
    }
    console.log('Demo: pictures and enquiries')
    await seedLeads({ deps, log: app.log })
    await seedContacts(deps)
    await seedEvents(deps)
    await seedDemands({ deps, log: app.log })
    await seedRentals({ deps, log: app.log })
    await seedDesk({ deps, log: app.log })
    await seedNetwork({ deps, log: app.log })
    await seedAnswers({ deps, log: app.log })
    await seedVisitor({ deps, log: app.log })
    await seedWebsite({ deps, log: app.log })
    await seedPast({ deps, log: app.log })
    await seedCourses({ deps, log: app.log })
    await seedPlans(deps)
    await seedMarket({ deps, log: app.log })
    await seedReferrals({ deps, log: app.log })
    await seedAccounting({ deps, log: app.log })
    await drain({ deps, definitions: byKind(jobs), log: app.log })
  } finally {
    await app.close()
    await close()
  }
}
